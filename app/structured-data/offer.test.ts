import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { offerFrom, seatOffer } from './offer.ts';

const URL = 'https://a.example/p';

test('a minimum price has its currency twice, and no price is no offer', () => {
  expect(offerFrom('Starting at $7,999', URL, 'NPR')).toMatchObject({
    price: 7999,
    priceCurrency: 'USD',
    priceSpecification: { minPrice: 7999, priceCurrency: 'USD' },
  });
  expect(offerFrom('On request', URL, 'NPR')).toBeUndefined();
});

const FORM = 'https://forms.example.com/x';

test.each([
  ['Free', 0, 0, 'Free'],
  ['Paid', 800, 800, 'Paid'],
  ['Paid', '1500', 1500, 'Paid'],
  ['Paid', 0, 0, 'Free'],
  ['Paid', 'ask us', undefined, undefined],
  ['Paid', '', undefined, undefined],
])('%s for %s rupees', (registrationType, fees, price, category) => {
  const offer = seatOffer(pack, { registrationType, fees, registrationLink: FORM }, URL);
  expect([offer?.price, offer?.category]).toEqual([price, category]);
});

test('a seat is available from the day of registration, if known', () => {
  const seat = { registrationType: 'Free', fees: 0, registrationLink: FORM };
  const registrationOpens = Date.parse('2026-11-02T00:00:00+05:45');
  expect(seatOffer(pack, { ...seat, registrationOpens }, URL)?.validFrom).toBe(
    '2026-11-02T00:00:00+05:45',
  );
  expect(seatOffer(pack, { ...seat, registrationOpens: null }, URL)?.validFrom).toBeUndefined();
});

test('a seat has the URL of the form, or of the page without a form', () => {
  const seat = { registrationType: 'Free', fees: 0 };
  expect(seatOffer(pack, { ...seat, registrationLink: FORM }, URL)?.url).toBe(FORM);
  expect(seatOffer(pack, { ...seat, registrationLink: '' }, URL)?.url).toBe(URL);
});
