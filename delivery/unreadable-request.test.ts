/** Requests that the HTTP parser refuses before Fastify sees them. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { SECURITY_HEADERS } from './page-headers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite', { PUBLIC_URL: 'https://tarn.example' });
});
afterAll(() => app.close());

/** Sends raw bytes and resolves with the response when the server closes the connection. */
async function exchange(
  bytes: string,
): Promise<{ status: number; headers: Headers; body: string }> {
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/:\s*/, 2) as [string, string]));
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}

test.each([
  ['invalid HTTP', 'NONSENSE\r\n\r\n'],
  ['a header too long to read', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  [
    'two lengths',
    'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
  ],
  ['no host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n'],
])('%s is answered 400 with the common headers', async (_case, bytes) => {
  const { status, headers, body } = await exchange(bytes);
  expect(status).toBe(400);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(headers.get(name), name).toBe(value);
  }
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(JSON.parse(body)).toMatchObject({ status: 400, type: 'urn:problem:malformed' });
});

test('an unknown Expect header is ignored', async () => {
  const bytes = 'GET /about HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n';
  const { status, headers } = await exchange(bytes);
  expect([status, headers.get('x-frame-options')]).toEqual([200, 'DENY']);
});

test('HTTP/1.0 needs no host', async () => {
  expect((await exchange('GET /about HTTP/1.0\r\n\r\n')).status).toBe(200);
});
