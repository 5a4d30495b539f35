// @ts-check
import { PdfPage } from './pdf-page.mjs';
import { allocate, BrokenError, call, LockedError } from './pdfium.mjs';

/** `FPDF_GetLastError` if a password is needed. */
const PASSWORD_NEEDED = 4;
/** `FORMTYPE_NONE`. */
const NO_FORM = 0;

/** @typedef {import('./pdfium.mjs').PDFium} PDFium */

/** An open PDF document. */
export class PdfDocument {
  /** @type {PDFium} */ #pdfium;
  #document;

  /** @param {PDFium} pdfium @param {number} document */
  constructor(pdfium, document) {
    this.#pdfium = pdfium;
    this.#document = document;
  }

  /** @param {PDFium} pdfium @param {Uint8Array} bytes */
  static open(pdfium, bytes) {
    // Never freed: the document reads from it as long as it is open.
    const start = allocate(pdfium, bytes.length);
    pdfium.HEAPU8.set(bytes, start);
    const document = call(pdfium, '_FPDF_LoadMemDocument', start, bytes.length, 0);
    if (document) return new PdfDocument(pdfium, document);
    const error = call(pdfium, '_FPDF_GetLastError');
    throw error === PASSWORD_NEEDED ? new LockedError() : new BrokenError();
  }

  get pages() {
    return Math.max(0, this.#call('_FPDF_GetPageCount', this.#document));
  }

  /**
   * @template Result
   * @param {number} number from 1 @param {(page: PdfPage) => Result} use
   */
  withPage(number, use) {
    const page = this.#call('_FPDF_LoadPage', this.#document, number - 1);
    if (!page) throw new BrokenError();
    const result = use(new PdfPage(this.#pdfium, this.#document, page));
    this.#call('_FPDF_ClosePage', page);
    return result;
  }

  /**
   * Makes the values of form fields part of their page, which loses its links.
   * @param {number} number from 1
   */
  flattenForm(number) {
    if (this.#call('_FPDF_GetFormType', this.#document) !== NO_FORM) {
      this.withPage(number, (page) => page.flatten());
    }
  }

  /** @param {string} name @param {number[]} args */
  #call(name, ...args) {
    return call(this.#pdfium, name, ...args);
  }
}
