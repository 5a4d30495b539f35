import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { securityTxtOf } from './security-txt.ts';

const PUBLIC_URL = 'https://www.tarn.example';
const YEAR = 365 * 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite', { PUBLIC_URL });
});
afterAll(() => app.close());

test('has the contact for vulnerabilities, and expires within a year', async () => {
  const response = await fetch(`${app.origin}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  const text = await response.text();
  expect(text).toMatch(/^(?:[A-Z][A-Za-z-]+: \S+\n)+$/);
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields).toEqual({
    Contact: 'mailto:hello@tarn.example',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    Canonical: `${PUBLIC_URL}/.well-known/security.txt`,
    'Preferred-Languages': 'en',
  });
  const remaining = Date.parse(fields.Expires ?? '') - Date.now();
  expect(remaining).toBeGreaterThan(YEAR / 4);
  expect(remaining).toBeLessThan(YEAR);
  const etag = response.headers.get('etag') ?? '';
  const repeated = await fetch(response.url, { headers: { 'if-none-match': etag } });
  expect(repeated.status).toBe(304);
});

test('has no canonical URL without https', () => {
  const brand = { email: 'hello@tarn.example', securityEmail: 'security@tarn.example' };
  const text = securityTxtOf(brand, 'http://127.0.0.1:3000', Date.UTC(2026, 10, 23, 12));
  expect(text).toBe(
    'Contact: mailto:security@tarn.example\nExpires: 2027-05-22T00:00:00Z\nPreferred-Languages: en\n',
  );
});
