import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { WEBHOOK_SECRET } from '#tests/crm-receiver.ts';
import { postLead } from '#tests/lead.ts';
import { makeApp } from '#tests/make-app.ts';

test('shutdown waits for deliveries in flight, but not for a server that hangs', async () => {
  const hangingServer = createServer(() => undefined);
  await new Promise<void>((ready) => hangingServer.listen(0, '127.0.0.1', ready));
  const { port } = hangingServer.address() as AddressInfo;
  const app = await makeApp('SQLite', {
    CAPTCHA: 'off',
    CRM_WEBHOOK_URL: `http://127.0.0.1:${port}`,
    CRM_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  const connected = once(hangingServer, 'connection');
  await postLead(app.origin, 'Newsletter');
  await connected;
  const startedAt = Date.now();
  await app.close();
  expect(Date.now() - startedAt).toBeLessThan(9000);
  hangingServer.close();
});
