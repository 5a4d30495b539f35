import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { postLead } from '#tests/lead.ts';
import { makeApp } from '#tests/make-app.ts';
import { WEBHOOK_SECRET } from '#tests/record-receiver.ts';

test('a process that ends waits for what is under way, but not for a server that hangs', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const { port } = silent.address() as AddressInfo;
  const app = await makeApp('SQLite', {
    CAPTCHA: 'off',
    CRM_WEBHOOK_URL: `http://127.0.0.1:${port}`,
    CRM_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  const asked = once(silent, 'connection');
  await postLead(app.origin, 'Newsletter');
  await asked;
  const began = Date.now();
  await app.close();
  expect(Date.now() - began).toBeLessThan(9000);
  silent.close();
});
