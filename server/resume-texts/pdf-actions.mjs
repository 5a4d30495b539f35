// @ts-check
/**
 * Whether a PDF wants anything to be done: viewers run its scripts and follow its orders. It is asked of the
 * library that reads it, and looked for in the bytes: a viewer may see a broken file in another way.
 */
import { inflateSync } from 'node:zlib';

/** Names that such a file cannot do without. */
const ORDERS =
  /\/(JavaScript|XFA|Launch|SubmitForm|ImportData|RichMedia|Rendition|Named)(?![\w#-])/;

/** What stands in a line of text, such as the skills `(HTML/CSS/JavaScript)`. */
const STRINGS = /\((?:[^()\\\r\n]|\\[^\r\n])*\)/g;

/** Objects that are packed: what they hold is not among the bytes. */
const PACKED = /\/ObjStm(?![\w#-])/;
const ONE_FILTER = /\/Filter\s*(\/FlateDecode|\[\s*\/FlateDecode\s*\])/;

/** Bytes that one pack of objects may hold. */
const MOST_BYTES = 32_000_000;

/** @param {string} text a character for each byte */
function hasOrders(text) {
  return ORDERS.test(text.replace(STRINGS, ''));
}

/** Letters of names may be written as numbers. @param {string} text */
const plainNames = (text) =>
  text.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** @param {Uint8Array} bytes */
export function ordersInBytes(bytes) {
  const file = Buffer.from(bytes).toString('latin1');
  if (hasOrders(plainNames(file))) return true;
  for (const { index } of file.matchAll(/stream\r?\n?/g)) {
    const head = plainNames(file.slice(file.lastIndexOf('obj', index - 1), index));
    if (!PACKED.test(head)) continue;
    const start = index + (/^stream\r?\n?/.exec(file.slice(index, index + 8))?.[0].length ?? 0);
    if (!ONE_FILTER.test(head) || /\/DecodeParms(?![\w#-])/.test(head)) return true;
    const objects = inflated(bytes.subarray(start));
    if (objects === null || hasOrders(plainNames(objects))) return true;
  }
  return false;
}

/** @param {Uint8Array} bytes */
function inflated(bytes) {
  try {
    return inflateSync(bytes, { maxOutputLength: MOST_BYTES }).toString('latin1');
  } catch {
    return null;
  }
}

/**
 * @param {Awaited<ReturnType<typeof import('unpdf').getDocumentProxy>>} document
 * @param {number} pages so many of them are asked
 */
export async function ordersInDocument(document, pages) {
  if (await document.hasJSActions()) return true;
  const { info } = /** @type {{ info: { IsXFAPresent?: boolean } }} */ (
    await document.getMetadata()
  );
  const opening = /** @type {{ action?: string } | null} */ (await document.getOpenAction());
  if (info.IsXFAPresent || opening?.action) return true;
  for (let number = 1; number <= Math.min(document.numPages, pages); number++) {
    const page = await document.getPage(number).catch(() => null);
    if (page && Object.keys((await page.getJSActions()) ?? {}).length > 0) return true;
  }
  return false;
}
