import { expect, test } from 'vitest';
import { describeClient } from './describe-client.ts';
import { linkOrigin, relyingParty } from './staff-site.ts';

const MOZILLA = 'Mozilla/5.0';

test.each([
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `${MOZILLA} (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36`,
    'Chrome on macOS',
  ],
  ['curl/8.5.0', 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
  ['', 'Unknown browser'],
])('describes %s as %s', (userAgent, name) => {
  expect(describeClient(userAgent)).toBe(name);
});

test.each([
  ['https://www.tarn.example', { id: 'www.tarn.example', origin: 'https://www.tarn.example' }],
  ['https://tarn.example:8443', { id: 'tarn.example', origin: 'https://tarn.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://desk.localhost:3000', { id: 'desk.localhost', origin: 'http://desk.localhost:3000' }],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://0.0.0.0:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://www.tarn.example', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::1]:3000', null],
])('the relying party of %s is %o', (origin, expected) => {
  expect(relyingParty(origin)).toEqual(expected);
});

test('replaces a loopback address with localhost in links', () => {
  expect(linkOrigin('http://127.0.0.1:3000')).toBe('http://localhost:3000');
  expect(linkOrigin('http://192.0.2.7:3000')).toBe('http://192.0.2.7:3000');
  expect(linkOrigin('https://www.tarn.example')).toBe('https://www.tarn.example');
});
