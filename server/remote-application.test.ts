/** An application as another host of the API gets it. That host may not complete it by itself. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { applicationForm } from '#tests/application-form.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update('salt1').digest('hex'),
  maxnumber: 1,
  salt: 'salt',
  signature: '',
};

let host: Server;
let site: TestApp;
let received: Record<string, unknown>[];
beforeAll(async () => {
  received = [];
  host = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === `${API_PREFIX}/captcha`) return answer(200, CHALLENGE);
    if (request.method !== 'POST') return answer(200, { data: {}, total: 0 });
    const form = await new Response(Buffer.concat(await request.toArray()), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    received.push(Object.fromEntries(form));
    return answer(201, { data: { id: '1' } });
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  site = await makeApp('SQLite', { API_BASE_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await site.close();
  host.close();
});

test('a page without scripts sends a complete phone number and complete profile links', async () => {
  const posted = await fetch(`${site.origin}/drop-your-info`, {
    method: 'POST',
    body: applicationForm({ phone: '0984-123 4567', linkedin: '@sita', github: 'sita' }),
    redirect: 'manual',
  });
  expect(posted.status).toBe(302);
  expect(received).toMatchObject([
    { phone: '+9779841234567', linkedin: 'linkedin.com/in/sita', github: 'github.com/sita' },
  ]);
});
