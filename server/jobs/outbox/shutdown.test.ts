import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
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
  const [socket] = (await connected) as [Socket];
  let isGivenUp = false;
  // Only a socket that is read reports its end.
  socket.resume();
  socket.once('end', () => {
    isGivenUp = true;
  });
  await app.close();
  // The end of the earlier connection would arrive before this one.
  const laterConnection = once(hangingServer, 'connection');
  const later = connect(port, '127.0.0.1');
  const [laterSocket] = (await laterConnection) as [Socket];
  // The delivery itself would be given up later, after 15 seconds.
  expect(isGivenUp).toBe(false);
  for (const each of [socket, later, laterSocket]) each.destroy();
  hangingServer.close();
});
