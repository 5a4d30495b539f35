import { expect, test } from 'vitest';
import { isEnglishTag } from '#contract/language-tags.ts';
import { englishOf } from './country-facts.ts';

test.each([
  ['US', undefined],
  ['IE', 'en-IE'],
  ['AU', 'en-AU'],
  ['NO', 'en-GB'],
  ['NP', 'en-GB'],
  // English is spoken there, but `Intl` has no rules for it.
  ['AQ', 'en-GB'],
])('a company of %s writes %s', (country, tag) => {
  expect(englishOf(country)).toBe(tag);
  expect(tag === undefined || isEnglishTag(tag)).toBe(true);
});
