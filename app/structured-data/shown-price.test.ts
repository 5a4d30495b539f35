import { expect, test } from 'vitest';
import { shownPrice } from './shown-price.ts';

test.each([
  ['Starting at $7,999', 'USD', 7999, 'USD'],
  ['From $ 450.50', 'NPR', 450.5, 'USD'],
  ['From $900', 'AUD', 900, 'AUD'],
  ['Starting at €900', 'USD', 900, 'EUR'],
  ['From NOK 21,500', 'NOK', 21_500, 'NOK'],
  ['Fra 21 500 kr', 'NOK', 21_500, 'NOK'],
  ['Fra 21\u00A0500 kr i måneden', 'NOK', 21_500, 'NOK'],
  ['od 1.299,50 zł', 'PLN', 1299.5, 'PLN'],
  ['2 audits from £1,200,000.75', 'USD', 1_200_000.75, 'GBP'],
])('reads %s on a site in %s', (text, site, amount, currency) => {
  expect(shownPrice(text, site)).toEqual({ amount, currency });
});

test.each(['On request', '3 weeks', 'NOKIA 3310', '40 krone coins', '$'])(
  'finds no price in "%s"',
  (text) => {
    expect(shownPrice(text, 'NOK')).toBeUndefined();
  },
);
