/** Requests with a content type but without a body are answered immediately. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

/** The status line of the response, over a raw socket, as clients would add a `Content-Length`. */
function statusOf(method: string, path: string): Promise<string> {
  const { hostname, port } = new URL(app.origin);
  return new Promise((done, failed) => {
    let text = '';
    const socket = connect(Number(port), hostname);
    socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n\r\n`,
    );
    socket.on('error', failed).on('data', (chunk) => {
      text += chunk;
      if (!text.includes('\r\n')) return;
      socket.destroy();
      done(text.slice('HTTP/1.1 '.length, text.indexOf('\r\n')));
    });
  });
}

test.each([
  ['GET', '/', '200 OK'],
  ['GET', '/healthz', '200 OK'],
  ['GET', '/api/v1/public/job-listings', '200 OK'],
  ['HEAD', '/about', '200 OK'],
  ['POST', '/', '400 Bad Request'],
  ['POST', '/about', '405 Method Not Allowed'],
  ['POST', '/healthz', '405 Method Not Allowed'],
  ['POST', '/api/v1/public/contact', '400 Bad Request'],
  ['POST', '/api/v1/public/nothing', '400 Bad Request'],
  ['DELETE', '/', '400 Bad Request'],
  ['DELETE', '/healthz', '400 Bad Request'],
  ['DELETE', '/api/v1/public/job-listings', '400 Bad Request'],
  ['PUT', '/about', '400 Bad Request'],
])('%s %s with a JSON content type and no body answers %s', async (method, path, status) => {
  expect(await statusOf(method, path)).toBe(status);
});
