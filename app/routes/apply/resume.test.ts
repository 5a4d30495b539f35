import { expect, test } from 'vitest';
import { APPLICATION_MESSAGES, RESUME } from '#contract/applications.ts';
import { PREAMBLES, pdfBehind } from '#tests/application-form.ts';
import { readResume, toFile } from './resume.ts';

const { fileTooLarge, fileNotPdf, fileEmpty } = APPLICATION_MESSAGES;

test('checks the size and the first bytes of a file, not its name', async () => {
  expect(await readResume(new File(['%PDF-1.7 …'], 'cv.txt'))).toMatchObject({ name: 'cv.txt' });
  expect(await readResume(new File(['PK…'], 'cv.pdf', { type: 'application/pdf' }))).toBe(
    fileNotPdf,
  );
  expect(await readResume(new File([], 'cv.pdf'))).toBe(fileEmpty);
});

test.each(Object.entries(PREAMBLES))('accepts %s before the PDF', async (_name, preamble) => {
  expect(await readResume(new File([pdfBehind(preamble)], 'cv.pdf'))).toHaveProperty('bytes');
});

test('refuses a PDF that starts later than that', async () => {
  expect(await readResume(new File([pdfBehind(' '.repeat(1020))], 'cv.pdf'))).toBe(fileNotPdf);
});

test('accepts exactly 5 MiB, but not one byte more', async () => {
  const ofSize = (size: number) => new File(['%PDF-', new Uint8Array(size - 5)], 'cv.pdf');
  expect(await readResume(ofSize(RESUME.maxBytes))).toHaveProperty('bytes');
  expect(await readResume(ofSize(RESUME.maxBytes + 1))).toBe(fileTooLarge);
});

test('sends the bytes that it has read', async () => {
  const resume = await readResume(new File(['%PDF-1.7 ', new Uint8Array([0, 255])], 'cv.pdf'));
  if (typeof resume === 'string') throw new Error(resume);
  const bytes = new Uint8Array(await toFile(resume).arrayBuffer());
  expect(bytes).toEqual(resume.bytes);
});
