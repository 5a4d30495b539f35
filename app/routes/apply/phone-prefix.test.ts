import { expect, test } from 'vitest';
import { withCountryCode } from '#contract/phone-numbers.ts';
import { phonePrefix } from './about-you.tsx';

test.each(['', ' ', '9', '984-1234567', '0984 1234567', '977', '9771234'])(
  '%j is a number in Nepal, so the code is shown',
  (typed) => expect(phonePrefix(typed, '+977')).toBe('+977'),
);

test.each(['+', '+1 415 555 0142', '00', '0014155550142', '9779841234567', '+9779841234567'])(
  '%j has a code of its own',
  (typed) => expect(phonePrefix(typed, '+977')).toBe(''),
);

test('what is shown is what is sent', () => {
  for (const typed of ['9841234567', '+14155550142', '9779841234567']) {
    const shown = `${phonePrefix(typed, '+977')}${typed}`;
    expect(withCountryCode(typed, '+977').replace('+', '')).toBe(shown.replace('+', ''));
  }
});

test('another country has its own prefix', () => {
  expect(withCountryCode('030 123456', '+49')).toBe('+4930123456');
  expect(phonePrefix('030 123456', '+49')).toBe('+49');
});
