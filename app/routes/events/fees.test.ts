import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { feesOf } from './fees.ts';

const COPY = { amount: 'Rs. {amount}', free: 'Free' };

test.each([
  ['Paid', 1500, 'Rs. 1,500'],
  ['Paid', 300, 'Rs. 300'],
  ['Paid', '2500', 'Rs. 2,500'],
  ['Free', 0, 'Free'],
  ['Free', 800, 'Free'],
  ['free', '', 'Free'],
  ['Paid', 0, 'Free'],
  ['Paid', 'Pay what you can', 'Pay what you can'],
])('formats %s, %s as %s', (type, fees, text) => {
  expect(feesOf(pack.locale, { registrationType: type as 'Free' | 'Paid', fees }, COPY)).toBe(text);
});
