import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['A title: with signs!', 'a-title-with-signs'],
  ['Drip line technician, Łódź', 'drip-line-technician-lodz'],
  ['São Paulo', 'sao-paulo'],
  ['Årsmøte på Ærø', 'arsmote-pa-aero'],
  ['Don’t guess', 'dont-guess'],
  ['Straße', 'strasse'],
  ['तारा', ''],
])('%s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
