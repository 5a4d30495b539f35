import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COUNTED_METRICS, METRIC_GROUPS } from '#contract/impact.ts';
import { EVERY_N, FIGURES } from '#tests/impact-figures.ts';
import { type ResultCopy, resultText } from './people.ts';

const copyOf = (file: string): ResultCopy => parse(readFileSync(file, 'utf8')).result;

const PACKS = {
  English: copyOf('content/impact-meter.yaml'),
  Nepali: copyOf('content/ne/impact-meter.yaml'),
  'English tests': copyOf('tests/pack/impact-meter.yaml'),
  'Nepali tests': copyOf('tests/pack/ne/impact-meter.yaml'),
};

const latinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)));

describe('the result in words', () => {
  test('counts in the singular and the plural, and leaves out what is 0', () => {
    expect([1, 2, 5, 20].map((n) => resultText(n, PACKS.English))).toEqual([
      '1 hire means 1 resume workshop.',
      '2 hires mean 1 resume workshop and 1 scholarship.',
      "5 hires mean 1 person on Setu's own team, 1 intern with a mentor, 3 resume workshops, 2 scholarships, 1 family business and support for 1 local institution.",
      "20 hires mean 6 people on Setu's own team, 10 interns with a mentor, 10 resume workshops, 14 certifications, 10 scholarships, 4 family businesses and support for 4 local institutions.",
    ]);
  });

  test('is written in Nepali with Nepali digits', () => {
    expect(resultText(5, PACKS.Nepali)).toBe(
      '५ जनाले काम पाउँदा: सेतुकै टोलीमा १ जना, मेन्टरको साथमा १ जना इन्टर्न, ३ वटा बायोडाटा कार्यशाला, २ वटा छात्रवृत्ति, १ वटा पारिवारिक व्यवसाय र १ वटा स्थानीय संस्थालाई सहयोग।',
    );
  });

  test.each(Object.entries(PACKS))('%s: says the right counts for 1 to 20 people', (_, copy) => {
    for (const n of EVERY_N) {
      const sentence = resultText(n, copy);
      const counts = COUNTED_METRICS.map((name) => FIGURES[name][n - 1] ?? Number.NaN);
      const stated = latinDigits(sentence).match(/\d+/g)?.map(Number);
      expect(stated, sentence).toEqual([n, ...counts.filter((count) => count > 0)]);
      expect(sentence).not.toMatch(/[{}]|undefined|\s{2}/);
    }
  });
});

test('each figure is in one group', () => {
  const grouped = Object.values(METRIC_GROUPS).flat();
  expect(grouped.toSorted()).toEqual(Object.keys(FIGURES).toSorted());
});
