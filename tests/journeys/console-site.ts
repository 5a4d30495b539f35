/** Opens the console at a host name, as passkeys require, with a signed-in member of staff. */
import { createHmac } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { Role } from '#contract/console/roles.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';
import type { Site } from './site.ts';

/** For `test.use`: requests to the site by its host name. */
export const AT_LOCALHOST = /^http:\/\/localhost:\d+\//;

/** Browser console messages of expected rejections and of signing out. */
export const EXPECTED_MESSAGES = /status of (400|401|403|409|410|422)|Clear-Site-Data/;

/** Passkeys are bound to a host name. */
export const consoleOrigin = ({ origin }: Site) => origin.replace('127.0.0.1', 'localhost');

/** Opens an area of the console in this context as a member of staff with this role. */
export async function openConsole(
  context: BrowserContext,
  page: Page,
  site: Site,
  { role = 'owner', path = '' }: { role?: Role; path?: string } = {},
): Promise<SignedIn> {
  const staff = await signIn(site, role, { name: 'Kabita Shrestha' });
  const [name = '', value = ''] = (staff.headers.cookie ?? '').split('=');
  const url = consoleOrigin(site);
  // A `__Host-` cookie needs an origin with TLS; browsers also send it to localhost without.
  const from = url.replace('http:', 'https:');
  await context.addCookies([
    { name, value, url: from, secure: true, httpOnly: true, sameSite: 'Lax' },
  ]);
  await page.goto(`${url}/console${path}`);
  return staff;
}

/** A virtual authenticator that answers immediately. */
export async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows for this key (RFC 6238). */
export function codeOf(key: string, now = Date.now()): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((character) => BASE32.indexOf(character).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
