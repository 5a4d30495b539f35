import { expect, test } from 'vitest';
import { APPLICATION_MESSAGES, RESUME } from '#contract/applications.ts';
import { PREAMBLES, pdfBehind } from '#tests/application-form.ts';
import { pack } from '#tests/localized-pack.ts';
import { formatSize, readResume, toFile } from './resume.ts';

const { fileTooLarge, fileNotPdf, fileEmpty } = APPLICATION_MESSAGES;

test('a file is judged by its size and its first bytes, not by its name', async () => {
  expect(await readResume(new File(['%PDF-1.7 …'], 'cv.txt'))).toMatchObject({ name: 'cv.txt' });
  expect(await readResume(new File(['PK…'], 'cv.pdf', { type: 'application/pdf' }))).toBe(
    fileNotPdf,
  );
  expect(await readResume(new File([], 'cv.pdf'))).toBe(fileEmpty);
});

test.each(Object.entries(PREAMBLES))('%s may stand before the PDF', async (_what, preamble) => {
  expect(await readResume(new File([pdfBehind(preamble)], 'cv.pdf'))).toHaveProperty('bytes');
});

test('what begins as a PDF later than that is none', async () => {
  expect(await readResume(new File([pdfBehind(' '.repeat(1020))], 'cv.pdf'))).toBe(fileNotPdf);
});

test('exactly 5 MiB is taken, one byte more is not', async () => {
  const ofSize = (size: number) => new File(['%PDF-', new Uint8Array(size - 5)], 'cv.pdf');
  expect(await readResume(ofSize(RESUME.maxBytes))).toHaveProperty('bytes');
  expect(await readResume(ofSize(RESUME.maxBytes + 1))).toBe(fileTooLarge);
});

test('what was read is what is sent', async () => {
  const read = await readResume(new File(['%PDF-1.7 ', new Uint8Array([0, 255])], 'cv.pdf'));
  if (typeof read === 'string') throw new Error(read);
  const sent = new Uint8Array(await toFile(read).arrayBuffer());
  expect(sent).toEqual(read.bytes);
});

test.each([
  [1, '1 kB'],
  [348_160, '340 kB'],
  [1_258_291, '1.2 MB'],
  [RESUME.maxBytes, '5 MB'],
])('%i bytes are %s', (size, text) => expect(formatSize(pack.locale, size)).toBe(text));
