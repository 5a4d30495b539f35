// @ts-check
/**
 * Reads the text of one PDF from stdin and writes it to stdout as JSON. A process of its own, without
 * rights (`child-command.ts` starts it): what strangers send may hang it, crash it or take it over.
 * Plain JavaScript: Node strips types by WebAssembly, which needs the right to make code.
 */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { ordersInBytes, ordersInDocument } from './pdf-actions.mjs';

/** As `limits.ts` has them. */
const [MOST_PAGES = 0, MOST_CHARACTERS = 0] = process.argv.slice(2).map(Number);

/** Milliseconds after which it is content with what it has. */
const ENOUGH = 10_000;

/** Nothing that a file names is fetched, nothing in it is run, no picture is decoded. */
const CAREFUL = {
  verbosity: 0,
  enableXfa: false,
  useWasm: false,
  useWorkerFetch: false,
  useSystemFonts: false,
  disableFontFace: true,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  maxImageSize: 0,
  disableRange: true,
  disableStream: true,
  disableAutoFetch: true,
  stopAtErrors: false,
  standardFontDataUrl: undefined,
  cMapUrl: undefined,
};

/** Of the system, which this Node's permissions do not cover. */
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
  Reflect.deleteProperty(globalThis, name);
}
// Stdout is for the answer alone.
for (const name of /** @type {const} */ (['log', 'info', 'warn', 'error', 'debug']))
  console[name] = () => {};

/** @typedef {Awaited<ReturnType<typeof getDocumentProxy>>} Document */

async function readStdin() {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  // Not a view of a larger buffer: the library takes it over as it is.
  return Uint8Array.from(Buffer.concat(chunks));
}

const began = performance.now();
const isEnough = () => performance.now() - began > ENOUGH;

/** @param {Document} document */
async function textOf(document) {
  let text = '';
  for (let page = 1; page <= Math.min(document.numPages, MOST_PAGES); page++) {
    if (text.length >= MOST_CHARACTERS || isEnough()) break;
    // A broken page does not take the others with it.
    text += await pageText(document, page, MOST_CHARACTERS - text.length).catch(() => '');
  }
  return text.slice(0, MOST_CHARACTERS);
}

/** @param {Document} document @param {number} number @param {number} room */
async function pageText(document, number, room) {
  const page = await document.getPage(number);
  const reader = page.streamTextContent().getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    }
    if (text.length > room || isEnough()) return text;
  }
  page.cleanup();
  return `${text}\n`;
}

async function answer() {
  const bytes = await readStdin();
  // The library takes the bytes over.
  const hasOrders = ordersInBytes(bytes);
  // What keeps the library from being loaded is not the file's fault.
  await getResolvedPDFJS();
  try {
    const document = await getDocumentProxy(bytes, CAREFUL);
    const text = await textOf(document);
    const isActive = hasOrders || (await ordersInDocument(document, MOST_PAGES));
    return { pages: Math.max(0, document.numPages), text, isActive };
  } catch {
    return { isUnreadable: true };
  }
}

process.stdout.write(JSON.stringify(await answer()), () => process.exit(0));
