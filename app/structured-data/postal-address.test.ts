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
  [
    { city: 'Bergen', address: 'Eksempelkaien 8, 5003 Bergen, Norway' },
    ['Eksempelkaien 8', 'Bergen', undefined, '5003', 'NO'],
  ],
  [
    { city: 'Berlin', country: 'DE', address: 'Beispielweg 3, D-10115 Berlin, Deutschland' },
    ['Beispielweg 3', 'Berlin', undefined, 'D-10115', 'DE'],
  ],
  [
    { city: 'Berlin', country: 'DE', address: 'Beispielweg 3, 10115 Berlin' },
    ['Beispielweg 3', 'Berlin', undefined, '10115', 'DE'],
  ],
  [
    { city: 'Amsterdam', address: 'Voorbeeldkade 12, 1011 AB Amsterdam, Netherlands' },
    ['Voorbeeldkade 12', 'Amsterdam', undefined, '1011 AB', 'NL'],
  ],
  [
    { city: 'Stockholm', address: 'Exempelgatan 4, 111 22 Stockholm, Sweden' },
    ['Exempelgatan 4', 'Stockholm', undefined, '111 22', 'SE'],
  ],
  [
    { city: 'London', address: '10 Example Street, London SW1A 1AA, UK' },
    ['10 Example Street', 'London', undefined, 'SW1A 1AA', 'GB'],
  ],
  [
    { city: 'Bengaluru', address: '7 Example Road, Bengaluru, Karnataka 560001, India' },
    ['7 Example Road', 'Bengaluru', 'Karnataka', '560001', 'IN'],
  ],
  [
    { city: 'Sydney', address: '1 Example Street, Sydney NSW 2000, Australia' },
    ['1 Example Street', 'Sydney', 'NSW', '2000', 'AU'],
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

test('names the country of an address that it cannot split', () => {
  const address = 'Eksempelgade 1, 1000 København K, Danmark';
  expect(postalAddress({ city: 'Copenhagen', country: 'DK', address })).toEqual({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressCountry: 'DK',
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
