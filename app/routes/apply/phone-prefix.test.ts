import { expect, test } from 'vitest';
import { withCountryCode } from '#contract/phone-numbers.ts';
import { phonePrefix } from './phone-field.tsx';

test.each(['', ' ', '9', '984-1234567', '0984 1234567', '977', '9771234'])(
  '%j is a number in Nepal, so it gets the code',
  (phone) => expect(phonePrefix(phone, '+977')).toBe('+977'),
);

test.each(['+', '+1 415 555 0142', '00', '0014155550142', '9779841234567', '+9779841234567'])(
  '%j already has a code',
  (phone) => expect(phonePrefix(phone, '+977')).toBe(''),
);

test('the prefix on the page is the one that is sent', () => {
  for (const phone of ['9841234567', '+14155550142', '9779841234567']) {
    const visibleNumber = `${phonePrefix(phone, '+977')}${phone}`;
    expect(withCountryCode(phone, '+977').replace('+', '')).toBe(visibleNumber.replace('+', ''));
  }
});

test('uses the prefix of another country', () => {
  expect(withCountryCode('030 123456', '+49')).toBe('+4930123456');
  expect(phonePrefix('030 123456', '+49')).toBe('+49');
});
