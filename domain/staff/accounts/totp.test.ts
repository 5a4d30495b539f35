import { expect, test } from 'vitest';
import { totpSetup } from './totp.ts';

const SECRET = Buffer.alloc(20, 7).toString('base64url');

/** Parses the URI like an app that does not decode `+` and ends the issuer at the first colon. */
function readByApp(brand: string, email: string) {
  const { uri } = totpSetup(SECRET, brand, email);
  const [label = '', query = ''] = uri.slice('otpauth://totp/'.length).split('?');
  const [issuer, ...account] = decodeURIComponent(label).split(':');
  const parameter = query.split('&').find((part) => part.startsWith('issuer='));
  return [issuer, account.join(':'), decodeURIComponent(parameter?.slice(7) ?? '')];
}

test.each([
  ['Acme Talent', 'Acme Talent'],
  ['Acme: Talent', 'Acme Talent'],
  ['Acme:Talent:Nepal', 'Acme Talent Nepal'],
  ['C+ & Söhne 100%', 'C+ & Söhne 100%'],
  ['सेतु', 'सेतु'],
])('an app shows the brand %s as %s', (brand, expected) => {
  expect(readByApp(brand, 'sita+desk@example.com')).toEqual([
    expected,
    'sita+desk@example.com',
    expected,
  ]);
});
