/** `METRICS_PORT` of several processes. */
import { expect, test } from 'vitest';
import { makeDatabase } from '#tests/engines.ts';
import { freePort } from '#tests/free-port.ts';
import { getRaw } from '#tests/get-raw.ts';
import { scrape, total } from '#tests/scraped-metrics.ts';
import { childrenOf, failToStart, startServer } from '#tests/server-process.ts';

const METRICS_TOKEN = 'a-token-of-the-monitoring';
const PATIENT = { timeout: 60_000 };

test('one scrape has the values of all processes, also of one that died', async () => {
  const database = await makeDatabase('SQLite', 'loaded');
  const METRICS_PORT = String(await freePort());
  const server = await startServer({
    WORKERS: '2',
    DATABASE_URL: database.url,
    METRICS_PORT,
    METRICS_TOKEN,
  });
  const ownPort = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  const read = () => scrape(ownPort);
  const counted = async () => total(await read(), 'http_requests_total', 'route="/about"');

  // Each connection goes to the next worker.
  for (let n = 0; n < 10; n++) await getRaw(`${server.origin}/about`, { connection: 'close' });
  await expect.poll(counted, PATIENT).toBe(10);
  const metrics = await read();
  expect(total(metrics, 'site_processes')).toBe(2);
  expect([...metrics.samples.keys()].join()).toMatch(/site_build_info\{version="[\d.]+"/);

  const [, second = 0] = childrenOf(server.child.pid);
  process.kill(second, 'SIGKILL');
  await expect.poll(async () => total(await read(), 'site_processes'), PATIENT).toBe(1);
  expect(await counted()).toBe(10);
  await expect.poll(async () => total(await read(), 'site_processes'), PATIENT).toBe(2);
  for (let n = 0; n < 4; n++) await getRaw(`${server.origin}/about`, { connection: 'close' });
  await expect.poll(counted, PATIENT).toBe(14);

  // A worker that is asked on the site's own port answers for all.
  const headers = { authorization: `Bearer ${METRICS_TOKEN}`, connection: 'close' };
  for (let n = 0; n < 2; n++) {
    const own = await scrape(`${server.origin}/metrics`, headers);
    expect(total(own, 'http_requests_total', 'route="/about"')).toBe(14);
  }
  expect((await fetch(ownPort.replace('/metrics', '/about'))).status).toBe(404);

  expect(await server.stop('SIGTERM')).toBe(0);
  await database.drop();
}, 240_000);

test('a port that is in use ends the start with one line', async () => {
  const database = await makeDatabase('SQLite', 'loaded');
  const METRICS_PORT = String(await freePort());
  const first = await startServer({ DATABASE_URL: database.url, METRICS_PORT });
  const other = await makeDatabase('SQLite', 'loaded');
  const { status, stderr } = await failToStart({ DATABASE_URL: other.url, METRICS_PORT });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Port ${METRICS_PORT} on 127.0.0.1 is already in use: stop the other program or set METRICS_PORT`,
  );
  await first.stop('SIGTERM');
  await Promise.all([database, other].map(({ drop }) => drop()));
}, 120_000);
