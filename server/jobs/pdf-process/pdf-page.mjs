// @ts-check
import { allocate, BrokenError, call, TooMuchError } from './pdfium.mjs';

/** Three bytes per pixel. */
const BGR = 2;
const WHITE = 0xffffffff;
/** `FPDF_ANNOT`, `FPDF_REVERSE_BYTE_ORDER` (red first) and `FPDF_RENDER_LIMITEDIMAGECACHE`. */
const DRAWING = 0x01 | 0x10 | 0x200;
/** `FLAT_NORMALDISPLAY`. */
const FOR_SCREENS = 0;
/** An action that opens a URL. */
const URI = 3;

/**
 * PDFium's codes for a glyph that stands for no character, for a hyphen that breaks a word at the
 * end of a line, and for the carriage return before each line feed.
 */
const NO_CHARACTERS = new Set([0, 2, 0x0d]);
/** The last code point of Unicode. */
const LAST_CHARACTER = 0x10ffff;

/** @typedef {import('./pdfium.mjs').PDFium} PDFium */
/** @typedef {{ width: number, pixels: number, side: number }} MostDrawn in pixels: of one page */
/** @typedef {{ count: number, length: number }} MostLinks of one page, and characters of each */

/** A page of an open document. */
export class PdfPage {
  /** @type {PDFium} */ #pdfium;
  #document;
  #page;

  /** @param {PDFium} pdfium @param {number} document @param {number} page */
  constructor(pdfium, document, page) {
    this.#pdfium = pdfium;
    this.#document = document;
    this.#page = page;
  }

  /** @param {number} most characters */
  text(most) {
    const text = this.#call('_FPDFText_LoadPage', this.#page);
    if (!text) return '';
    const count = Math.min(this.#call('_FPDFText_CountChars', text), most);
    let result = '';
    // One by one, because `FPDFText_GetText` drops a character at the end for each such glyph.
    for (let index = 0; index < count; index++) {
      const code = this.#call('_FPDFText_GetUnicode', text, index);
      if (!NO_CHARACTERS.has(code) && code <= LAST_CHARACTER) result += String.fromCodePoint(code);
    }
    this.#call('_FPDFText_ClosePage', text);
    return result;
  }

  /**
   * The URLs of its links, unchanged.
   * @param {MostLinks} most
   */
  links({ count, length }) {
    /** @type {Set<string>} */
    const result = new Set();
    const position = allocate(this.#pdfium, 8);
    this.#pdfium.HEAPU8.fill(0, position, position + 8);
    for (let n = 0; n < count; n++) {
      if (!this.#call('_FPDFLink_Enumerate', this.#page, position, position + 4)) break;
      const action = this.#call('_FPDFLink_GetAction', this.#numberAt(position + 4));
      if (!action || this.#call('_FPDFAction_GetType', action) !== URI) continue;
      const size = this.#uri(action, 0, 0);
      if (size < 2 || size > length) continue;
      const buffer = allocate(this.#pdfium, size);
      this.#uri(action, buffer, size);
      result.add(this.#utf8At(buffer, size - 1));
    }
    return [...result];
  }

  flatten() {
    const bitmap = this.#call('_FPDFBitmap_CreateEx', 1, 1, BGR, 0, 0);
    // Rendering creates the appearance of fields that a tool has filled in without one.
    this.#call('_FPDF_RenderPageBitmap', bitmap, this.#page, 0, 0, 1, 1, 0, DRAWING);
    this.#call('_FPDFBitmap_Destroy', bitmap);
    this.#call('_FPDFPage_Flatten', this.#page, FOR_SCREENS);
  }

  /** @param {MostDrawn} most @returns rows of pixels from the top, each red, green and blue */
  draw(most) {
    const { width, height } = this.#pictureSize(most);
    const bitmap = this.#call('_FPDFBitmap_CreateEx', width, height, BGR, 0, 0);
    if (!bitmap) throw new TooMuchError();
    this.#call('_FPDFBitmap_FillRect', bitmap, 0, 0, width, height, WHITE);
    this.#call('_FPDF_RenderPageBitmap', bitmap, this.#page, 0, 0, width, height, 0, DRAWING);
    const start = this.#call('_FPDFBitmap_GetBuffer', bitmap);
    const pixels = this.#pdfium.HEAPU8.subarray(start, start + 3 * width * height);
    return { width, height, pixels };
  }

  /** Pictures have the same width, except that long pages are narrower. @param {MostDrawn} most */
  #pictureSize({ width, pixels, side }) {
    const pageWidth = this.#call('_FPDF_GetPageWidth', this.#page);
    const pageHeight = this.#call('_FPDF_GetPageHeight', this.#page);
    if (!(pageWidth > 0 && pageHeight > 0 && Number.isFinite(pageWidth * pageHeight)))
      throw new BrokenError();
    const scale = Math.min(
      width / pageWidth,
      Math.sqrt(pixels / (pageWidth * pageHeight)),
      side / pageHeight,
    );
    // PDFium pads rows to four bytes; with these widths there is no padding.
    return {
      width: Math.max(4, Math.floor((pageWidth * scale) / 4) * 4),
      height: Math.max(1, Math.round(pageHeight * scale)),
    };
  }

  /** @param {number} action @param {number} buffer @param {number} size */
  #uri(action, buffer, size) {
    return this.#call('_FPDFAction_GetURIPath', this.#document, action, buffer, size);
  }

  /** @param {number} start @param {number} length in bytes */
  #utf8At(start, length) {
    return Buffer.from(this.#pdfium.HEAPU8.subarray(start, start + length)).toString();
  }

  /** @param {number} index */
  #numberAt(index) {
    return Buffer.from(this.#pdfium.HEAPU8.subarray(index, index + 4)).readInt32LE();
  }

  /** @param {string} name @param {number[]} args */
  #call(name, ...args) {
    return call(this.#pdfium, name, ...args);
  }
}
