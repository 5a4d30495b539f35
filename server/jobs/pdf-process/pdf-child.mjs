// @ts-check
/**
 * Does one job (`jobs.ts`) with the PDF on stdin. Writes a line of JSON to stdout, then the pixels
 * of a picture. `child-command.ts` starts it as a process without permissions, because an
 * applicant's file may hang it, crash it or take it over. It is plain JavaScript, so Node runs it
 * without a build.
 */
import { readFileSync } from 'node:fs';
import { PdfDocument } from './pdf-document.mjs';
import { BrokenError, LockedError, loadPdfium, TooMuchError } from './pdfium.mjs';

/** @typedef {import('./jobs.ts').Job} Job */
/** @typedef {import('./jobs.ts').TextJob} TextJob */
/** @typedef {import('./jobs.ts').PageJob} PageJob */

/** Milliseconds after which it answers with the text read so far. */
const TEXT_TIMEOUT = 10_000;

const [wasm = '', jobText = '{}'] = process.argv.slice(2);
const job = /** @type {Job} */ (JSON.parse(jobText));

/** Node's permissions do not cover the network. */
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
  Reflect.deleteProperty(globalThis, name);
}
// Only the answer may go to stdout.
for (const name of /** @type {const} */ (['log', 'info', 'warn', 'error', 'debug']))
  console[name] = () => {};

const startedAt = performance.now();

async function readStdin() {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @param {PdfDocument} document @param {TextJob} job */
function readText(document, { maxPages, maxCharacters }) {
  const { pages } = document;
  let text = '';
  for (let number = 1; number <= Math.min(pages, maxPages); number++) {
    const remaining = maxCharacters - text.length;
    if (remaining <= 0 || performance.now() - startedAt > TEXT_TIMEOUT) break;
    try {
      document.flattenForm(number);
      text += `${document.withPage(number, (page) => page.text(remaining))}\n`;
    } catch (error) {
      // A broken page does not prevent reading the others.
      if (error instanceof BrokenError) continue;
      if (!text) throw error;
      break;
    }
  }
  return { answer: { pages, text: text.slice(0, maxCharacters) } };
}

/** @param {PdfDocument} document @param {PageJob} job */
function drawPage(document, { page: number, maxPicture, maxCharacters, maxLinks }) {
  const { pages } = document;
  const links = document.withPage(number, (page) => page.links(maxLinks));
  document.flattenForm(number);
  return document.withPage(number, (page) => {
    const text = page.text(maxCharacters);
    const { pixels, ...size } = page.draw(maxPicture);
    return { answer: { pages, text, links, ...size }, pixels };
  });
}

/** @param {unknown} error */
function reasonOf(error) {
  if (error instanceof LockedError) return 'locked';
  if (error instanceof TooMuchError) return 'too-much';
  return 'broken';
}

/** @returns {Promise<{ answer: object, pixels?: Uint8Array }>} */
async function runJob() {
  const pdfium = await loadPdfium(Uint8Array.from(readFileSync(wasm)).buffer);
  const bytes = await readStdin();
  try {
    const document = PdfDocument.open(pdfium, bytes);
    return job.kind === 'text' ? readText(document, job) : drawPage(document, job);
  } catch (error) {
    return { answer: { reason: reasonOf(error) } };
  }
}

const { answer, pixels } = await runJob();
process.stdout.write(`${JSON.stringify(answer)}\n`);
process.stdout.write(pixels ?? new Uint8Array(), () => process.exit(0));
