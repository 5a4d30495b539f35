import { expect, test } from 'vitest';
import { LocalizedPack } from '#app/pack.ts';
import { packModules } from '#tests/pack-modules.ts';
import { feesOf } from './fees.ts';

const modules = await packModules();
const site = modules['site.yaml'] as object;
const registration = modules['registration.yaml'] as object;

/** A pack whose fees have this text. */
const withAmount = (amount: string) =>
  new LocalizedPack({
    ...modules,
    'site.yaml': { ...site, currency: 'NOK' },
    'registration.yaml': { ...registration, amount },
  });

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
  const event = { registrationType: type as 'Free' | 'Paid', fees };
  expect(feesOf(withAmount('Rs. {amount}'), event)).toBe(text);
});

test('names the currency of the brand', () => {
  const event = { registrationType: 'Paid', fees: 1500 } as const;
  expect(feesOf(withAmount('{currency} {amount}'), event)).toBe('NOK 1,500');
});
