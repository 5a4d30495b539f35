/** This process survives anything that happens to the process that reads. */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pdf } from '#tests/application-form.ts';
import { HOSTILE_RESUMES } from '#tests/hostile-resumes.ts';
import { MOST_PEAK, PLAIN_PEAK, peakOf } from '#tests/pdf-peak.ts';
import { textPdf } from '#tests/resume-pdf.ts';
import { childCommand } from './child-command.ts';
import { drawPage } from './draw-page.ts';
import { TEXT_JOB } from './jobs.ts';
import { readPdf } from './read-pdf.ts';

const neverAborted = new AbortController().signal;
const BYTES = pdf();
const WRITTEN = join(tmpdir(), `resume-child-${process.pid}`);
afterAll(() => rmSync(WRITTEN, { force: true }));

/** A child that runs this script instead of reading. */
const child = (script: string): [string, string[]] => [process.execPath, ['-e', script]];
const outcomeOf = async (script: string, timeout?: number) =>
  (await readPdf(BYTES, neverAborted, { command: child(script), ...(timeout && { timeout }) }))
    .outcome;

test('reads the text of a PDF in any script', async () => {
  const bytes = textPdf('Senior React engineer', 'काठमाडौं विश्वविद्यालय');
  expect(await readPdf(bytes, neverAborted)).toEqual({
    outcome: 'read',
    pages: 1,
    text: 'Senior React engineer\nकाठमाडौं विश्वविद्यालय\n',
  });
});

test.each([
  ['glyphs without a character', ['\u0000\u0000\u0000Maya', 'Rai'], 'Maya\nRai\n'],
  ['a word that is broken at the end of a line', ['inter-', 'national'], 'international\n'],
  ['characters of two units', ['😀 Maya'], '😀 Maya\n'],
])('reads all of a page with %s', async (_feature, lines, text) => {
  expect(await readPdf(textPdf(...lines), neverAborted)).toMatchObject({ text });
});

test('reports a file that is not a PDF as unreadable', async () => {
  const junk = new TextEncoder().encode('%PDF-1.7\nnothing of the kind');
  expect(await readPdf(junk, neverAborted)).toEqual({ outcome: 'unreadable' });
});

test.each([
  ['dies', 'process.kill(process.pid, "SIGSEGV")'],
  ['ends with an error', 'process.exit(3)'],
  ['ends without reading its input', ''],
  ['answers junk', 'console.log("{]")'],
  ['answers something else', 'console.log(JSON.stringify({ text: 1, pages: -1 }))'],
  [
    'answers more than it may',
    'console.log(JSON.stringify({ pages: 1, text: "x".repeat(200001) }))',
  ],
  ['answers without an end', 'for (;;) require("fs").writeSync(1, "x".repeat(65536))'],
])('survives a child that %s', async (_behavior, script) => {
  expect(await outcomeOf(script)).toBe('failed');
});

test('kills a child that hangs', async () => {
  expect(await outcomeOf('for (;;);', 300)).toBe('failed');
});

test('survives a missing program', async () => {
  const command: [string, string[]] = ['/nowhere/node', []];
  expect(await readPdf(BYTES, neverAborted, { command })).toEqual({ outcome: 'failed' });
});

test('ends immediately when it is aborted', async () => {
  const controller = new AbortController();
  const reading = readPdf(BYTES, controller.signal, { command: child('for (;;);') });
  controller.abort();
  expect(await reading).toEqual({ outcome: 'ended' });
});

const OUTPUT = {
  done: '{"pages":1,"text":"done"}',
  refused: '{"pages":1,"text":"refused"}',
};
/** A script that prints whether the attempt succeeds. */
const scriptFor = (attempt: string) =>
  `try { ${attempt}; console.log('${OUTPUT.done}') } catch { console.log('${OUTPUT.refused}') }`;

function restricted(attempt: string): [string, string[]] {
  const [program, args] = childCommand(TEXT_JOB);
  const file = args.findIndex((arg) => arg.endsWith('pdf-child.mjs'));
  return [program, [...args.slice(0, file), '-e', scriptFor(attempt)]];
}

test.each([
  ['read a file', 'fs.readFileSync("/etc/passwd")'],
  ['write a file', `fs.writeFileSync(${JSON.stringify(WRITTEN)}, "x")`],
  ['start a program', 'child_process.execFileSync("/bin/sh", ["-c", "true"])'],
  ['start a thread', 'new worker_threads.Worker("1", { eval: true })'],
  ['compile code from text', 'new Function("return 1")()'],
  ['have more memory for PDFium', 'new WebAssembly.Memory({ initial: 3073 })'],
])('the child may not %s', async (_action, attempt) => {
  const unrestricted = await readPdf(BYTES, neverAborted, { command: child(scriptFor(attempt)) });
  expect(unrestricted).toMatchObject({ text: 'done' });
  expect(await readPdf(BYTES, neverAborted, { command: restricted(attempt) })).toMatchObject({
    text: 'refused',
  });
});

test.runIf(process.platform === 'linux')('the child may not fill the memory', async () => {
  const attempt = 'Array.from({ length: 30 }, () => new Uint8Array(1e8).fill(1))';
  expect(await readPdf(BYTES, neverAborted, { command: restricted(attempt) })).toMatchObject({
    text: 'refused',
  });
});

const bombNamed = (name: string) => {
  const bytes = HOSTILE_RESUMES.find((resume) => resume.name === name)?.bytes();
  if (!bytes) throw new Error(`There is no bomb named ${name}`);
  return bytes;
};

/** It expands to gigabytes. `memory.deep.ts` has others. */
describe('a bomb of at most a kilobyte', () => {
  const name = 'a gigabyte of brackets in less than a kilobyte';

  test('is refused', async () => {
    const bytes = bombNamed(name);
    expect(bytes.length).toBeLessThan(1024);
    expect(await readPdf(bytes, neverAborted)).toEqual({ outcome: 'unreadable' });
    expect(await drawPage(bytes, 1, neverAborted)).toBe('too-much');
  }, 60_000);

  test.runIf(process.platform === 'linux')(
    'stays within the memory bound',
    async () => {
      const peak = await peakOf(bombNamed(name), TEXT_JOB);
      expect(peak).toBeGreaterThan(PLAIN_PEAK);
      expect(peak).toBeLessThan(MOST_PEAK);
    },
    60_000,
  );
});
