import { expect, test } from 'vitest';
import { PASTE_LIMITS, TOO_BUSY, TOO_COMPLEX, TOO_LARGE } from '#contract/console/paste.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { pasteToMarkdown } from './index.ts';

const permit = {} as Permit<'content.edit'>;
const convert = (html: string) => pasteToMarkdown(permit, { html, origin: 'https://setu.example' });

const PNG = Buffer.from('\x89PNG\r\n\x1a\nrest of the file', 'latin1').toString('base64');
const picture = (base64 = PNG, type = 'png') => `<img src="data:image/${type};base64,${base64}">`;

test.each([
  ['a text that is too long', `<p>${'a'.repeat(PASTE_LIMITS.html)}</p>`, TOO_LARGE],
  ['too many elements', '<br>'.repeat(PASTE_LIMITS.nodes + 1), TOO_COMPLEX],
  ['elements that are nested too deeply', '<div>'.repeat(PASTE_LIMITS.depth + 1), TOO_COMPLEX],
  ['dropped elements that are nested too deeply', '<svg>'.repeat(50_000), TOO_COMPLEX],
])('refuses %s', async (_name, html, message) => {
  await expect(convert(html)).rejects.toMatchObject({ code: 'too-large', message });
});

test('refuses a third conversion while two are in flight', async () => {
  const results = await Promise.allSettled(['a', 'b', 'c'].map(convert));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(results[2]).toMatchObject({ reason: { code: 'unavailable', message: TOO_BUSY } });
  expect((await convert('d')).markdown).toBe('d');
});

test('a refused text frees its place', async () => {
  for (let count = 0; count < 3; count += 1) {
    await expect(convert('<br>'.repeat(60_000))).rejects.toMatchObject({ code: 'too-large' });
  }
  expect((await convert('a')).markdown).toBe('a');
});

test('returns at most ten embedded pictures', async () => {
  const { markdown, pictures, notes } = await convert(picture().repeat(12));
  expect(pictures).toHaveLength(10);
  expect(markdown.match(/!\[\]\(paste:\d\)/g)).toHaveLength(10);
  expect(notes).toEqual([expect.stringContaining('first 10 pictures')]);
});

test('embedded pictures do not count as text', async () => {
  const large = PNG + 'A'.repeat(2 * PASTE_LIMITS.html);
  const { pictures } = await convert(`<p>a</p>${picture(large)}`);
  expect(pictures).toEqual([{ alt: '', src: 'data', dataUrl: `data:image/png;base64,${large}` }]);
});

test.each([
  ['larger than 8 MB', picture(PNG + 'A'.repeat(12 * 1024 * 1024)), 'more than 8 MB'],
  ['of another format', picture('PHN2Zy8+', 'svg+xml'), 'not a PNG'],
  ['of another format than their type', picture('R0lGODlh', 'png'), 'not a PNG'],
  ['of another site', '<img src="https://a.example/b.png" alt="A yard">', 'Add them'],
])('leaves out pictures %s', async (_name, html, note) => {
  const { markdown, notes } = await convert(html);
  expect(markdown).toBe('');
  expect(notes).toEqual([expect.stringContaining(note)]);
});
