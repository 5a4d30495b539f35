import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite', { TRUST_PROXY: '1', RATE_LIMIT_FORMS: '100/minute' });
});
afterAll(() => app.close());

/** Begins to send a form in chunks, without a Content-Length. */
function begin(path: string, ip: string) {
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}`,
    `x-forwarded-for: ${ip}`,
    'content-type: multipart/form-data; boundary=x',
    'transfer-encoding: chunked',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

const part = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** The number of posts to pages that have been counted. */
async function countPosts(): Promise<number> {
  const rows = await app.engine.db
    .selectFrom('rate_limits')
    .select('points')
    .where('key', 'like', 'page-posts/all/%')
    .execute();
  return rows[0]?.points ?? 0;
}

/** Only one post per minute is stored for each IP. */
const post = (ip: string) =>
  fetch(`${app.origin}/drop-your-info`, {
    method: 'POST',
    headers: { 'x-forwarded-for': ip },
    body: applicationForm(),
    redirect: 'manual',
  });

test('aborted posts release their permits, and one IP cannot take all permits', async () => {
  const previous = await countPosts();
  const sockets = Array.from({ length: 40 }, (_, n) => {
    // Ten IPs ask for four permits each, but there are sixteen, so most posts wait.
    const socket = begin('/drop-your-info', `203.0.113.${n % 10}`);
    socket.write(part('--x\r\n'));
    return socket;
  });
  await expect.poll(countPosts).toBe(previous + 40);
  for (const socket of sockets) socket.destroy();
  expect((await post('203.0.113.97')).status).toBe(302);

  const slow = Array.from({ length: 20 }, () => begin('/drop-your-info', '203.0.113.99'));
  await expect.poll(countPosts).toBe(previous + 61);
  expect((await post('203.0.113.98')).status).toBe(302);
  for (const socket of slow) socket.destroy();
});

test.each(['/drop-your-info', '/api/v1/public/job-application'])(
  'an endless form for %s is cut off',
  async (path) => {
    const socket = begin(path, '203.0.113.50');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const ended = new Promise((resolve) => socket.on('close', resolve).on('error', () => 'cut'));
    socket.write(
      part('--x\r\ncontent-disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n'),
    );
    const bytes = part('x'.repeat(1024 * 1024));
    const more = () => {
      while (!socket.destroyed && socket.write(bytes));
    };
    socket.on('drain', more);
    more();
    await ended;
    expect(answer).toMatch(/^$|^HTTP\/1.1 413/);
  },
);

const API = '/api/v1/public';
const TOO_LONG = JSON.stringify({ message: 'x'.repeat(70_000) });

test.each([
  `${API}/contact`,
  `${API}/crms?source=Newsletter`,
  `${API}/learning-hubs/sql-for-the-first-job/video`,
  `${API}/whitepapers/a-first-release-in-the-order-of-risk/pdf`,
])('%s refuses a long body with or without a Content-Length', async (path) => {
  for (const body of [TOO_LONG, new Blob([TOO_LONG]).stream()]) {
    const response = await fetch(app.origin + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      // Required for a stream as body, but missing from the DOM types.
      ...{ duplex: 'half' },
    });
    expect(response.status).toBe(413);
  }
});

test.each([
  ['forty-one fields', Array.from({ length: 41 }, (_, n) => [`field-${n}`, 'x'] as const)],
  ['a thousand fields of one name', Array(1000).fill(['name', 'x'] as const)],
  ['a field of 65 KB', [['message', 'x'.repeat(65 * 1024)] as const]],
  ['two files', [['other', new File(['%PDF-'], 'other.pdf')] as const]],
])('an application with %s is too large', async (_what, parts) => {
  const form = applicationForm();
  for (const [name, value] of parts) form.append(name, value);
  expect((await postApplication(app.origin, form)).status).toBe(413);
});
