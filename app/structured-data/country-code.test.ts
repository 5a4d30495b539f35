import { expect, test } from 'vitest';
import { countryCode } from './country-code.ts';

test.each([
  ['Nepal', 'NP'],
  [' nepal ', 'NP'],
  ['NP', 'NP'],
  ['USA', 'US'],
  ['United States', 'US'],
  ['UK', 'GB'],
  ['Norway', 'NO'],
])('%s is %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});

test.each(['', 'Nowhere', 'ZZ', undefined])('%s is no country', (name) => {
  expect(countryCode(name)).toBeUndefined();
});
