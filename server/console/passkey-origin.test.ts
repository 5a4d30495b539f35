import { expect, test } from 'vitest';
import { canUsePasskeys } from './passkey-origin.ts';

test.each([
  ['https://www.tarn.example', true],
  ['http://www.tarn.example', false],
  ['http://localhost:3000', true],
  ['http://desk.localhost:3000', true],
  ['http://127.0.0.1:3000', false],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::1]:3000', false],
])('passkeys at %s: %s', (origin, expected) => {
  expect(canUsePasskeys(origin)).toBe(expected);
});
