import { expect, test } from 'vitest';
import { commonHeaders } from '#delivery/page-headers.ts';
import { readConfig } from '#server/settings.ts';
import { makeApp } from '#tests/make-app.ts';

const TLS = 'https://jobs.example.com';
const YEAR = 'max-age=31536000';

test.each([
  ['over TLS the host', {}, TLS, YEAR],
  ['with HSTS=host the host', { HSTS: 'host' }, TLS, YEAR],
  [
    'with HSTS=subdomains the host with its subdomains',
    { HSTS: 'subdomains' },
    TLS,
    `${YEAR}; includeSubDomains`,
  ],
  ['with HSTS=off nothing', { HSTS: 'off' }, TLS, undefined],
  ['without TLS nothing', { HSTS: 'subdomains' }, 'http://jobs.example.com', undefined],
])('%s is bound to TLS', (_case, settings: Record<string, string>, publicUrl, header) => {
  const headers = commonHeaders(readConfig(settings), publicUrl);
  expect(headers['strict-transport-security']).toBe(header);
});

test('every response has the header: rendered and cached pages, problems, probes', async () => {
  const app = await makeApp('SQLite', { PUBLIC_URL: TLS, HSTS: 'subdomains' });
  for (const path of ['/about', '/about', '/api/nowhere', '/healthz']) {
    const { headers } = await fetch(app.origin + path);
    expect(headers.get('strict-transport-security'), path).toBe(`${YEAR}; includeSubDomains`);
  }
  await app.close();
});
