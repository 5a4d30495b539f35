import { expect, test } from 'vitest';
import { countryCode, postalAddress } from './postal-address.ts';

test.each([
  [
    { city: 'San Francisco', address: '548 Example Street, San Francisco, CA 94104, USA' },
    ['548 Example Street', 'San Francisco', 'CA', '94104', 'US'],
  ],
  [
    { city: 'Kathmandu', address: '12 Example Marg, Baluwatar, Kathmandu 44600, Nepal' },
    ['12 Example Marg, Baluwatar', 'Kathmandu', undefined, '44600', 'NP'],
  ],
  [
    { city: 'Bergen', address: 'Example gate 1, Bergen, Norway' },
    ['Example gate 1', 'Bergen', undefined, undefined, 'NO'],
  ],
])('splits %o into its parts', (office, [street, city, region, code, country]) => {
  expect(postalAddress(office)).toEqual({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode: code,
    addressCountry: country,
  });
});

test.each([
  { city: 'Berlin', address: 'Beispielweg 3, 10115 Berlin' },
  { city: 'Berlin', address: 'Beispielweg 3' },
])('does not split %o', (office) => {
  expect(postalAddress(office)).toEqual({
    '@type': 'PostalAddress',
    streetAddress: office.address,
  });
});

test.each([
  ['Nepal', 'NP'],
  [' nepal ', 'NP'],
  ['NP', 'NP'],
  ['USA', 'US'],
  ['United States', 'US'],
  ['UK', 'GB'],
  ['Norway', 'NO'],
])('%s has the code %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});

test.each(['', 'Nowhere', 'ZZ', undefined])('%s is not a country', (name) => {
  expect(countryCode(name)).toBeUndefined();
});
