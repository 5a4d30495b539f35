// @ts-check
/**
 * PDFium as WebAssembly. This build has no JavaScript engine, follows no action and opens no file,
 * so a document's scripts cannot run.
 */
import { PDFiumModule } from '@hyzyla/pdfium';

/** @typedef {(...args: number[]) => number} Call */
/**
 * @typedef {Record<string, Call> & { HEAPU8: Uint8Array, wasmExports: Record<'malloc', Call> }}
 * PDFium
 */

/** PDFium ran out of memory or gave up, and cannot be used anymore. */
export class TooMuchError extends Error {}
/** The file needs a password to be opened. */
export class LockedError extends Error {}
/** It is not a PDF, or the requested part is broken. */
export class BrokenError extends Error {}

/** @param {ArrayBuffer} wasmBinary */
export async function loadPdfium(wasmBinary) {
  const pdfium = /** @type {PDFium} */ (
    /** @type {unknown} */ (await PDFiumModule({ wasmBinary }))
  );
  call(pdfium, '_FPDF_InitLibrary');
  return pdfium;
}

/** @param {PDFium} pdfium @param {string} name @param {number[]} args */
export function call(pdfium, name, ...args) {
  try {
    return /** @type {Call} */ (pdfium[name])(...args);
  } catch (error) {
    // Out of memory, out of stack, or a failed assertion.
    throw new TooMuchError(String(error));
  }
}

/** @param {PDFium} pdfium @param {number} size bytes */
export function allocate(pdfium, size) {
  const start = pdfium.wasmExports.malloc(size);
  if (!start) throw new TooMuchError();
  return start;
}
