import { describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { openConsoleClient } from '#tests/console-client.ts';
import { makeApp } from '#tests/make-app.ts';
import { networkOf, normalizeForwardedFor } from './client.ts';

describe('an IP counts', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8::1:0:0:9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('a forwarded header', () => {
  test.each([
    ['203.0.113.7:52044', '203.0.113.7'],
    ['"203.0.113.7:52044"', '203.0.113.7'],
    ['[2001:db8::9]:52044', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['[::ffff:203.0.113.7]:1', '203.0.113.7'],
    ['198.51.100.1,203.0.113.7:9 , 10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.1'],
    ['198.51.100.1,, 203.0.113.7,', '198.51.100.1, 203.0.113.7'],
    // Entries to the left of one that is not an IP may be forged by the client.
    ['198.51.100.1, unknown', ''],
    ['198.51.100.1, unknown, 10.0.0.1', '10.0.0.1'],
    ['_hidden', ''],
    ['203.0.113.300', ''],
    ['203.0.113.7:1:2', ''],
    ['', ''],
  ])('%j is read as %j', (header, read) => {
    expect(normalizeForwardedFor(header)).toBe(read);
  });
});

/** Pairs of spellings by which proxies may name the same client. */
const ONE_CLIENT = [
  ['203.0.113.7:50001', '203.0.113.7:50002'],
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['[2001:db8::9]:50001', '[2001:db8::9]:50002'],
  ['2001:db8:0:0::9', '2001:DB8::A'],
  ['unknown', '_obfuscated'],
  ['198.51.100.1, unknown', '198.51.100.2, unknown'],
] as const;

const LIMITS = { RATE_LIMIT_READS: '1/minute', RATE_LIMIT_FORMS: '1/minute' };

describe.each([{ TRUST_PROXY: '1' }, { TRUST_PROXY: '127.0.0.0/8' }])('with %o', (trust) => {
  test.each(ONE_CLIENT)('%s and %s count as one client', async (first, second) => {
    const app = await makeApp('SQLite', { ...trust, ...LIMITS });
    const url = app.origin + API_PREFIX;
    const from = (ip: string, path: string, init: RequestInit = {}) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
      return fetch(url + path, { ...init, headers });
    };
    const post = { method: 'POST', body: '{}' };
    const statuses = [];
    for (const ip of [first, second]) {
      statuses.push((await from(ip, '/captcha')).status);
      statuses.push((await from(ip, '/contact', post)).status);
    }
    expect(statuses).toEqual([200, 422, 429, 429]);
    expect((await from('192.0.2.1:1', '/captcha')).status).toBe(200);
    await app.close();
  });
});

test('counts password guesses per client and ignores the port that its proxy adds', async () => {
  const app = await makeApp('SQLite', { TRUST_PROXY: '1' });
  const statuses = [];
  for (let port = 1; port <= 11; port++) {
    const browser = openConsoleClient(app, { 'x-forwarded-for': `203.0.113.7:${port}` });
    const body = { email: 'sita@example.com', password: 'a long enough guess', code: '123456' };
    statuses.push((await browser.call('POST', '/sign-in/password', body)).status);
  }
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  await app.close();
});
