/**
 * A site behind TLS. WebKit neither stores nor sends `Secure` cookies at `http://localhost`, so
 * signing in to the console fails there.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { freePort } from '#tests/free-port.ts';
import { type Site, serveSite } from '#tests/journeys/site.ts';
import { test as base } from './webkit-site.ts';

/** Replaces the site of the other tests. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const port = await freePort();
      const relay = await startRelay(port);
      const PUBLIC_URL = `https://127.0.0.1:${(relay.address() as AddressInfo).port}`;
      await serveSite(use, { PORT: String(port), PUBLIC_URL });
      relay.close();
    },
    { scope: 'worker' },
  ],
});

/** Passes on what arrives over TLS, as a proxy in front of the site does. */
async function startRelay(port: number): Promise<Server> {
  const both = readFileSync(new URL('../../untrusted-certificate.pem', import.meta.url));
  const relay = createServer({ key: both, cert: both }, (client) => {
    const site = connect(port, '127.0.0.1');
    client.pipe(site).pipe(client);
    client.on('error', () => site.destroy());
    site.on('error', () => client.destroy());
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return relay;
}
