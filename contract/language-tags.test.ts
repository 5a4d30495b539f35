import { expect, test } from 'vitest';
import { languageTag } from './language-tags.ts';

test.each([
  ['pt', 'PT', 'pt-PT'],
  ['pt', 'BR', 'pt'],
  ['de', 'AT', 'de-AT'],
  ['fr', 'CH', 'fr-CH'],
  ['nb', 'NO', 'nb'],
  ['ne', 'NP', 'ne'],
  // There are no such rules.
  ['ne', 'US', 'ne'],
  ['de', 'NO', 'de'],
  ['en', 'PT', 'en'],
])('%s of a company of %s is written as %s', (code, country, tag) => {
  expect(languageTag(code, { country })).toBe(tag);
});

test('the English of a brand is its own choice', () => {
  expect(languageTag('en', { country: 'PT', english: 'en-IE' })).toBe('en-IE');
});
