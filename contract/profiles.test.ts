import { expect, test } from 'vitest';
import { withCountryCode } from './profiles.ts';

test.each([
  ['', ''],
  ['984-1234567', '+9779841234567'],
  ['(01) 412.3456', '+97714123456'],
  ['+977 (0)1 4123456', '+97714123456'],
  ['977 984 1234567', '+9779841234567'],
  ['0014155550142', '+14155550142'],
  ['+1 415 555 0142', '+14155550142'],
  ['+9779841234567', '+9779841234567'],
  ['call me', '+977call me'],
])('%j is sent as %j', (typed, sent) => expect(withCountryCode(typed, '+977')).toBe(sent));
