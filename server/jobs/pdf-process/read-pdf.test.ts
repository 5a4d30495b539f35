/** Whatever becomes of the process that reads, this one goes on. */
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

const never = new AbortController().signal;
const BYTES = pdf();
const WRITTEN = join(tmpdir(), `resume-child-${process.pid}`);
afterAll(() => rmSync(WRITTEN, { force: true }));

/** A child that does this instead of reading. */
const child = (script: string): [string, string[]] => [process.execPath, ['-e', script]];
const outcomeOf = async (script: string, timeout?: number) =>
  (await readPdf(BYTES, never, { command: child(script), ...(timeout && { timeout }) })).outcome;

test('reads the text of a PDF in any script', async () => {
  const bytes = textPdf('Senior React engineer', 'काठमाडौं विश्वविद्यालय');
  expect(await readPdf(bytes, never)).toEqual({
    outcome: 'read',
    pages: 1,
    text: 'Senior React engineer\nकाठमाडौं विश्वविद्यालय\n',
  });
});

test.each([
  ['glyphs that stand for no character', ['\u0000\u0000\u0000Maya', 'Rai'], 'Maya\nRai\n'],
  ['a word that is broken at the end of a line', ['inter-', 'national'], 'international\n'],
  ['characters of two units', ['😀 Maya'], '😀 Maya\n'],
])('reads all of a page with %s', async (_what, lines, text) => {
  expect(await readPdf(textPdf(...lines), never)).toMatchObject({ text });
});

test('says of what is no PDF that it never will be one', async () => {
  const junk = new TextEncoder().encode('%PDF-1.7\nnothing of the kind');
  expect(await readPdf(junk, never)).toEqual({ outcome: 'unreadable' });
});

test.each([
  ['dies', 'process.kill(process.pid, "SIGSEGV")'],
  ['ends with an error', 'process.exit(3)'],
  ['never reads what it is sent and ends', ''],
  ['answers junk', 'console.log("{]")'],
  ['answers something else', 'console.log(JSON.stringify({ text: 1, pages: -1 }))'],
  [
    'claims more than it may',
    'console.log(JSON.stringify({ pages: 1, text: "x".repeat(200001) }))',
  ],
  ['answers without an end', 'for (;;) require("fs").writeSync(1, "x".repeat(65536))'],
])('outlives a child that %s', async (_what, script) => {
  expect(await outcomeOf(script)).toBe('failed');
});

test('kills a child that hangs', async () => {
  expect(await outcomeOf('for (;;);', 300)).toBe('failed');
});

test('outlives a program that is not there', async () => {
  const command: [string, string[]] = ['/nowhere/node', []];
  expect(await readPdf(BYTES, never, { command })).toEqual({ outcome: 'failed' });
});

test('ends at once when the program does', async () => {
  const ending = new AbortController();
  const reading = readPdf(BYTES, ending.signal, { command: child('for (;;);') });
  ending.abort();
  expect(await reading).toEqual({ outcome: 'ended' });
});

const SAID = {
  done: '{"pages":1,"text":"done"}',
  refused: '{"pages":1,"text":"refused"}',
};
/** Tells what becomes of an attempt. */
const attempting = (attempt: string) =>
  `try { ${attempt}; console.log('${SAID.done}') } catch { console.log('${SAID.refused}') }`;

function restricted(attempt: string): [string, string[]] {
  const [program, args] = childCommand(TEXT_JOB);
  const file = args.findIndex((arg) => arg.endsWith('pdf-child.mjs'));
  return [program, [...args.slice(0, file), '-e', attempting(attempt)]];
}

test.each([
  ['read a file', 'fs.readFileSync("/etc/passwd")'],
  ['write a file', `fs.writeFileSync(${JSON.stringify(WRITTEN)}, "x")`],
  ['start a program', 'child_process.execFileSync("/bin/sh", ["-c", "true"])'],
  ['start a thread', 'new worker_threads.Worker("1", { eval: true })'],
  ['make code of text', 'new Function("return 1")()'],
  ['have more memory for PDFium', 'new WebAssembly.Memory({ initial: 3073 })'],
])('the child may not %s', async (_what, attempt) => {
  const anybody = await readPdf(BYTES, never, { command: child(attempting(attempt)) });
  expect(anybody).toMatchObject({ text: 'done' });
  expect(await readPdf(BYTES, never, { command: restricted(attempt) })).toMatchObject({
    text: 'refused',
  });
});

test.runIf(process.platform === 'linux')('the child may not fill the memory', async () => {
  const attempt = 'Array.from({ length: 30 }, () => new Uint8Array(1e8).fill(1))';
  expect(await readPdf(BYTES, never, { command: restricted(attempt) })).toMatchObject({
    text: 'refused',
  });
});

const bombNamed = (name: string) => {
  const bytes = HOSTILE_RESUMES.find((resume) => resume.name === name)?.bytes();
  if (!bytes) throw new Error(`There is no bomb named ${name}`);
  return bytes;
};

/** Each unfolds to gigabytes. */
const BOMBS = [
  { kilobytes: 1, name: 'a gigabyte of brackets in less than a kilobyte' },
  { kilobytes: 10, name: 'forms in forms, 12 deep and 10 wide' },
];

describe.each(BOMBS)('a bomb of at most $kilobytes KB', ({ kilobytes, name }) => {
  test('is refused', async () => {
    const bytes = bombNamed(name);
    expect(bytes.length).toBeLessThan(kilobytes * 1024);
    expect(await readPdf(bytes, never)).toEqual({ outcome: 'unreadable' });
    expect(await drawPage(bytes, 1, never)).toBe('too-much');
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
