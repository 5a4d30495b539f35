import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { toE164, wrongPhone } from './applicant-phone.ts';

const countryOf = (code: CountryCode) => {
  const number = getExampleNumber(code, examples);
  return number && { number, country: { code, phonePrefix: `+${number.countryCallingCode}` } };
};

test('a mobile number of any country is completed, as people there write it', async () => {
  const wrong: string[] = [];
  for (const code of getCountries()) {
    const found = countryOf(code);
    if (!found) continue;
    const { number, country } = found;
    for (const typed of [number.formatNational(), number.formatInternational()]) {
      const stored = await toE164(typed, [country]);
      if (stored !== number.number) wrong.push(`${code} ${typed}: ${stored}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each<[string, string, string, string]>([
  ['India', '+91', '9123456789', '+919123456789'],
  ['India, with its code', '+91', '919123456789', '+919123456789'],
  ['Italy', '+39', '3912345678', '+393912345678'],
  ['Italy, a landline', '+39', '02 1234 5678', '+390212345678'],
  ['Kazakhstan', '+7', '7012345678', '+77012345678'],
  ['Brazil', '+55', '55 91234-5678', '+5555912345678'],
  ['Ivory Coast', '+225', '01 23 45 67 89', '+2250123456789'],
])('a number that begins like a prefix: %s', async (_, phonePrefix, typed, stored) => {
  expect(await toE164(typed, [{ code: 'NO', phonePrefix }])).toBe(stored);
});

test('the error has an example only if there are several countries', async () => {
  const norway = { code: 'NO', phonePrefix: '+47' };
  const denmark = { code: 'DK', phonePrefix: '+45' };
  const messageFor = (typed: string, countries: (typeof norway)[]) =>
    wrongPhone(typed, { countries, wrongPhone: 'Enter a number' });
  expect(await messageFor('1', [norway])).toBe('Enter a number');
  expect(await messageFor('1', [norway, denmark])).toMatch(/^Enter a number \(\+47 [\d ]+\)$/);
  expect(await messageFor('+45 1', [norway, denmark])).toMatch(/\(\+45 [\d ]+\)$/);
});
