// @ts-check
/**
 * A PDF as PDFium sees it. This build of PDFium has no JavaScript engine, follows no action and opens
 * no file, so a document's scripts have nothing to run in.
 */
import { PDFiumModule } from '@hyzyla/pdfium';

/** `FPDF_GetLastError`, where a password is needed. */
const PASSWORD_NEEDED = 4;
/** Three bytes a pixel. */
const BGR = 2;
const WHITE = 0xffffffff;
/** `FPDF_ANNOT`, `FPDF_REVERSE_BYTE_ORDER` (red first) and `FPDF_RENDER_LIMITEDIMAGECACHE`. */
const DRAWING = 0x01 | 0x10 | 0x200;
/** An action that opens a URL. */
const URI = 3;

/**
 * PDFium's codes for a glyph that stands for no character, for a hyphen that breaks a word at the end
 * of a line, and for the carriage return before each line feed.
 */
const NO_CHARACTERS = new Set([0, 2, 0x0d]);
/** Of Unicode. */
const LAST_CHARACTER = 0x10ffff;

/** @typedef {(...args: number[]) => number} Call */
/** @typedef {Record<string, Call> & { HEAPU8: Uint8Array, wasmExports: Record<'malloc', Call> }} PDFium */
/** @typedef {{ width: number, pixels: number, side: number }} MostDrawn in pixels: of one page */
/** @typedef {{ count: number, length: number }} MostLinks of one page, and characters of each */

/** PDFium ran out of memory or gave up; it cannot be used any more. */
export class TooMuch extends Error {}
/** The file needs a password to be opened. */
export class Locked extends Error {}
/** It is not a PDF, or the requested part is broken. */
export class Broken extends Error {}

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
    throw error === PASSWORD_NEEDED ? new Locked() : new Broken();
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
    if (!page) throw new Broken();
    const result = use(new PdfPage(this.#pdfium, this.#document, page));
    this.#call('_FPDF_ClosePage', page);
    return result;
  }

  /** @param {string} name @param {number[]} args */
  #call(name, ...args) {
    return call(this.#pdfium, name, ...args);
  }
}

class PdfPage {
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
    let found = '';
    // One by one, because `FPDFText_GetText` drops a character at the end for each such glyph.
    for (let at = 0; at < count; at++) {
      const code = this.#call('_FPDFText_GetUnicode', text, at);
      if (!NO_CHARACTERS.has(code) && code <= LAST_CHARACTER) found += String.fromCodePoint(code);
    }
    this.#call('_FPDFText_ClosePage', text);
    return found;
  }

  /**
   * Where its links lead, as they are written.
   * @param {MostLinks} most
   */
  links({ count, length }) {
    /** @type {Set<string>} */
    const found = new Set();
    const position = allocate(this.#pdfium, 8);
    this.#pdfium.HEAPU8.fill(0, position, position + 8);
    for (let seen = 0; seen < count; seen++) {
      if (!this.#call('_FPDFLink_Enumerate', this.#page, position, position + 4)) break;
      const action = this.#call('_FPDFLink_GetAction', this.#numberAt(position + 4));
      if (!action || this.#call('_FPDFAction_GetType', action) !== URI) continue;
      const size = this.#uri(action, 0, 0);
      if (size < 2 || size > length) continue;
      const buffer = allocate(this.#pdfium, size);
      this.#uri(action, buffer, size);
      found.add(this.#utf8At(buffer, size - 1));
    }
    return [...found];
  }

  /** @param {MostDrawn} most @returns rows of pixels from the top, each red, green and blue */
  draw(most) {
    const { width, height } = this.#pictureSize(most);
    const bitmap = this.#call('_FPDFBitmap_CreateEx', width, height, BGR, 0, 0);
    if (!bitmap) throw new TooMuch();
    this.#call('_FPDFBitmap_FillRect', bitmap, 0, 0, width, height, WHITE);
    this.#call('_FPDF_RenderPageBitmap', bitmap, this.#page, 0, 0, width, height, 0, DRAWING);
    const start = this.#call('_FPDFBitmap_GetBuffer', bitmap);
    const pixels = this.#pdfium.HEAPU8.subarray(start, start + 3 * width * height);
    return { width, height, pixels };
  }

  /** Pictures have one width, except that long pages are narrower. @param {MostDrawn} most */
  #pictureSize({ width, pixels, side }) {
    const wide = this.#call('_FPDF_GetPageWidth', this.#page);
    const high = this.#call('_FPDF_GetPageHeight', this.#page);
    if (!(wide > 0 && high > 0 && Number.isFinite(wide * high))) throw new Broken();
    const scale = Math.min(width / wide, Math.sqrt(pixels / (wide * high)), side / high);
    // PDFium pads rows to four bytes; with these widths there is no padding.
    return {
      width: Math.max(4, Math.floor((wide * scale) / 4) * 4),
      height: Math.max(1, Math.round(high * scale)),
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

  /** @param {number} at */
  #numberAt(at) {
    return Buffer.from(this.#pdfium.HEAPU8.subarray(at, at + 4)).readInt32LE();
  }

  /** @param {string} name @param {number[]} args */
  #call(name, ...args) {
    return call(this.#pdfium, name, ...args);
  }
}

/** @param {ArrayBuffer} wasmBinary */
export async function loadPdfium(wasmBinary) {
  const pdfium = /** @type {PDFium} */ (
    /** @type {unknown} */ (await PDFiumModule({ wasmBinary }))
  );
  call(pdfium, '_FPDF_InitLibrary');
  return pdfium;
}

/** @param {PDFium} pdfium @param {string} name @param {number[]} args */
function call(pdfium, name, ...args) {
  try {
    return /** @type {Call} */ (pdfium[name])(...args);
  } catch (error) {
    // Out of memory, out of stack, an assertion of its own.
    throw new TooMuch(String(error));
  }
}

/** @param {PDFium} pdfium @param {number} size bytes */
function allocate(pdfium, size) {
  const start = pdfium.wasmExports.malloc(size);
  if (!start) throw new TooMuch();
  return start;
}
