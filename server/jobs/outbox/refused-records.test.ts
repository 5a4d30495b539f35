/** Refusals by a webhook: which are permanent, which are retried, and how they are logged. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CrmReceiver, startCrmReceiver, WEBHOOK_SECRET } from '#tests/crm-receiver.ts';
import { postLead } from '#tests/lead.ts';
import { type LogLines, logLines } from '#tests/log-lines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { postJson } from './http.ts';

const PATIENT = { timeout: 15_000 };

let receiver: CrmReceiver;
let app: TestApp;
let log: LogLines;
beforeEach(async () => {
  receiver = await startCrmReceiver();
  log = logLines();
  const settings = { CRM_WEBHOOK_URL: receiver.url, CRM_WEBHOOK_SECRET: WEBHOOK_SECRET };
  app = await makeApp('SQLite', { CAPTCHA: 'off', ...settings }, { log });
});
afterEach(async () => {
  await app.close();
  await receiver.goDown();
});

const record = () =>
  app.engine.db
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'crm')
    .executeTakeFirstOrThrow();

test('410 is permanent', async () => {
  receiver.answer(410);
  await postLead(app.origin, 'Newsletter');
  await expect.poll(async () => (await record()).failed_at, PATIENT).toBeTruthy();
  expect(await record()).toMatchObject({ attempts: 1, last_error: 'The webhook answered 410' });
});

test.each([401, 403, 404])('%i is retried, and is logged only once', async (status) => {
  receiver.answer(status);
  await postLead(app.origin, 'Newsletter');
  await expect.poll(async () => (await record()).attempts, PATIENT).toBeGreaterThanOrEqual(2);
  expect(log.lines).toMatchObject([
    { level: 40, channel: 'crm', code: status, reason: `The webhook answered ${status}` },
  ]);
  receiver.answer(200);
  await expect.poll(async () => (await record()).delivered_at, PATIENT).toBeTruthy();
  await expect.poll(() => log.lines.length, PATIENT).toBe(2);
  expect(log.lines[1]).toMatchObject({ level: 30, channel: 'crm' });
});

test('does not follow a redirect, and logs its host', async () => {
  receiver.answer(308, { location: 'https://moved.example/hooks/s3cret' });
  await postLead(app.origin, 'Newsletter');
  await expect.poll(async () => (await record()).last_error, PATIENT).toContain('moved.example');
  expect(await record()).toMatchObject({ failed_at: null });
  expect(log.lines).toMatchObject([{ reason: expect.stringContaining('moved.example') }]);
  expect(log.text()).not.toContain('s3cret');
});

test('stops reading an endless response', async () => {
  let written = 0;
  const endless = createServer((_request, response) => {
    const write = () => {
      while (!response.destroyed) {
        written += 65_536;
        if (!response.write(Buffer.alloc(65_536))) return void response.once('drain', write);
      }
    };
    response.writeHead(404);
    write();
  });
  await new Promise<void>((ready) => endless.listen(0, '127.0.0.1', ready));
  const { port } = endless.address() as AddressInfo;
  const service = { service: 'It', url: `http://127.0.0.1:${port}` };
  expect(await postJson(service, '{}')).toMatchObject({ isAccepted: false, status: 404 });
  // No more than the buffers of both sockets.
  expect(written).toBeLessThan(50_000_000);
  await new Promise((ended) => endless.close(ended));
});
