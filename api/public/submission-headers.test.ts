import { expect, test } from 'vitest';
import { readPageHeaders } from './submission-headers.ts';

const titleOf = (title: string) => readPageHeaders({ 'x-page-title': title }).title;

test.each([
  ['Tarn', 'Tarn'],
  ['सेत, a bridge', encodeURIComponent('सेत, a bridge')],
  ['सेत', Buffer.from('सेत').toString('latin1')],
  ['Café', 'Caf\u00e9'],
  ['100 % remote', '100 % remote'],
  ['a Bcc: x@y.z', 'a%0D%0ABcc: x@y.z'],
  ['a b', 'a\u0085b'],
  ['', ''],
])('reads the title "%s"', (title, header) => {
  expect(titleOf(header)).toBe(title);
});

test('cuts route and title at 200 UTF-16 units without splitting a character', () => {
  const { route, title } = readPageHeaders({
    'x-page-route': `/${'x'.repeat(5000)}`,
    'x-page-title': encodeURIComponent('\u{1f3d4}'.repeat(150)),
  });
  expect(route).toHaveLength(200);
  expect(title).toBe('\u{1f3d4}'.repeat(100));
});
