/** A console client that keeps cookies, and helpers to sign in with it. */
import { generateHOTP } from '@oslojs/otp';
import { CONSOLE_API } from '#contract/console/call.ts';
import type { Session } from '#contract/console/session.ts';
import { type Authenticator, makeAuthenticator } from './authenticator.ts';

export interface ConsoleClient {
  call: <Data = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; data: Data; problem: ConsoleProblem; headers: Headers }>;
  /** By name. */
  cookies: Map<string, string>;
  origin: string;
}

interface ConsoleProblem {
  type: string;
  detail: string;
  errors?: { field: string; message: string }[];
}

export function openConsoleClient(
  { origin }: { origin: string },
  ownHeaders: Record<string, string> = {},
): ConsoleClient {
  const cookies = new Map<string, string>();
  return {
    cookies,
    origin,
    async call(method, path, body, headers = {}) {
      const response = await fetch(`${origin}${CONSOLE_API}${path}`, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...ownHeaders,
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const type = response.headers.get('content-type') ?? '';
      const answer = /json/.test(type) ? await response.json() : {};
      const { status, headers: sent } = response;
      return { status, data: answer.data, problem: answer, headers: sent };
    },
  };
}

export const PASSWORD = 'seven quiet otters in a boat';

/** The token of a link. */
export const tokenIn = (link: string) => link.split('#')[1] ?? '';

/** Accepts a link with a new passkey. */
export async function acceptWithPasskey(
  browser: ConsoleClient,
  token: string,
  { name = 'Bimala Rai', authenticator = makeAuthenticator(browser.origin) } = {},
) {
  const options = await browser.call('POST', '/links/passkey/options', { token, name });
  const response = authenticator.register(options.data);
  const body = { token, name, response };
  const answer = await browser.call<Begun>('POST', '/links/passkey', body);
  return { ...answer, authenticator, body };
}

/**
 * Accepts a link with a password and an authenticator app.
 * @param at epoch milliseconds of the app's clock
 */
export async function acceptWithPassword(
  browser: ConsoleClient,
  token: string,
  { name = 'Nabin Thapa', password = PASSWORD, at = Date.now() } = {},
) {
  const totp = await browser.call<{ secret: string }>('POST', '/links/totp', { token });
  const { secret } = totp.data ?? { secret: '' };
  const body = { token, name, password, code: secret && codeAt(secret, at) };
  const answer = await browser.call<Begun>('POST', '/links/password', body);
  return { ...answer, secret, body };
}

interface Begun {
  session: Session;
  recoveryCodes: string[];
}

export async function signInWithPasskey(browser: ConsoleClient, authenticator: Authenticator) {
  const options = await browser.call('POST', '/sign-in/passkey/options');
  const response = authenticator.sign(options.data);
  return browser.call<Session>('POST', '/sign-in/passkey', { response });
}

/**
 * The code that the app shows at that time.
 * @param secret base32, also in groups with spaces
 */
export const codeAt = (secret: string, at = Date.now()): string =>
  generateHOTP(fromBase32(secret), BigInt(Math.floor(at / 30_000)), 6);

function fromBase32(text: string): Uint8Array {
  const bits = [...text.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return new Uint8Array(bytes.map((byte) => Number.parseInt(byte, 2)));
}
