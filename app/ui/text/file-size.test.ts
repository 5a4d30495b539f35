import { expect, test } from 'vitest';
import { RESUME } from '#contract/applications.ts';
import { nepaliPack, pack } from '#tests/localized-pack.ts';
import { formatFileSize } from './file-size.ts';

test.each([
  [1, '1 kB', '१ kB'],
  [348_160, '340 kB', '३४० kB'],
  [1_258_291, '1.2 MB', '१.२ MB'],
  [RESUME.maxBytes, '5 MB', '५ MB'],
])('formats %i bytes as %s, and in Nepali as %s', (size, english, nepali) => {
  expect(formatFileSize(pack.locale, size)).toBe(english);
  expect(formatFileSize(nepaliPack.locale, size)).toBe(nepali);
});
