/** What people send never occurs in the log, and each line about a request names it. */
import { expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { makeDatabase } from '#tests/engines.ts';
import { postLead } from '#tests/lead.ts';
import { startServer } from '#tests/server-process.ts';
import { anonymous } from '#tests/staff.ts';

/** In every place that a client can fill. */
const MARK = 'Zebediah';
const EMAIL = 'zebediah.quux@example.com';
const SECRET = 'xk29-secret-token-0123456789abcdefghij';
const NEVER = [/zebediah/i, /quux/i, /xk29/i, /%40/, /5550199/];

interface Line {
  reqId?: string;
  path?: string;
  status?: number;
}

test('the log has no personal data, whether a request succeeds or fails', async () => {
  const { url, drop } = await makeDatabase('SQLite', 'loaded');
  const server = await startServer({
    DATABASE_URL: url,
    LOG_LEVEL: 'trace',
    CAPTCHA: 'off',
    TRUST_PROXY: '127.0.0.1',
  });
  const { origin } = server;
  const lead = { firstName: MARK, lastName: 'Quux', email: EMAIL };
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    fetch(origin + path, { method: 'POST', body, headers });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers, redirect: 'manual' });

  const statuses = [
    await postLead(origin, 'Newsletter', lead),
    await postLead(origin, 'Newsletter', { ...lead, email: `${EMAIL} ` }),
    await postLead(origin, 'Newsletter', `{ "email": ${EMAIL}`),
    await postLead(origin, 'Newsletter', lead, { 'idempotency-key': SECRET }),
    await postApplication(origin, applicationForm({ fullName: MARK, email: EMAIL })),
    await postApplication(origin, applicationForm({ fullName: MARK, phone: '+1 5550199' })),
    await post(`${API_PREFIX}/contact?token=${SECRET}`, JSON.stringify({ name: MARK })),
    await post('/contact', new URLSearchParams({ name: MARK, email: EMAIL }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://elsewhere.example',
    }),
    await get(`/talents-on-demand?q=${MARK}&email=${EMAIL}`),
    await get(`/search?q=${EMAIL}`, { referer: `https://x.example/?q=${EMAIL}` }),
    await get(`/no-such-page/${EMAIL}`),
    await get(`/no-such-page/${encodeURIComponent(EMAIL)}/+15550199`),
    await get(`/application/${SECRET.repeat(3)}`),
    await get(`/%E0%A4%A?${MARK}`),
    await get('/about', { cookie: `site=${SECRET}`, 'user-agent': MARK }),
    await get('/healthz', { authorization: `Bearer ${SECRET}` }),
    await get(`${API_PREFIX}/job-listings?limit=${MARK}`),
    await get(`${API_PREFIX}/nothing-here/${EMAIL}?x=${SECRET}`, { 'x-request-id': EMAIL }),
  ].map(({ status }) => status);
  const password = { email: EMAIL, password: `${MARK} has a password`, code: '123456' };
  statuses.push((await anonymous(origin)('POST', '/sign-in/password', password)).status);
  expect(new Set(statuses.map((status) => Math.floor(status / 100)))).toEqual(new Set([2, 4]));

  const named = await get(`${API_PREFIX}/none`, { 'x-request-id': 'b7ad6b7169203331' });
  expect([named.status, named.headers.get('x-request-id')]).toEqual([404, 'b7ad6b7169203331']);
  const own = (await get('/no-such-page')).headers.get('x-request-id') ?? '';
  expect(own).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(server.output).toContain(own);

  await server.stop('SIGTERM');
  const output = server.output();
  for (const pattern of NEVER) expect(output).not.toMatch(pattern);
  const lines: Line[] = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const answers = lines.filter(({ status }) => status !== undefined);
  expect(answers.length).toBeGreaterThan(statuses.length);
  for (const line of answers) expect(line.reqId).toMatch(/^[\w-]{8,64}$/);
  await drop();
}, 120_000);

test('a client that is no trusted proxy does not choose the id', async () => {
  const { url, drop } = await makeDatabase('SQLite', 'loaded');
  const server = await startServer({ DATABASE_URL: url });
  const headers = { 'x-request-id': 'b7ad6b7169203331' };
  const answer = await fetch(`${server.origin}${API_PREFIX}/none`, { headers });
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-/);
  await server.stop('SIGTERM');
  await drop();
}, 120_000);
