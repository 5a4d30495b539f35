/** `WORKERS`: several processes that look like one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { renameJob } from '#tests/changed-content.ts';
import { startCrmReceiver, WEBHOOK_SECRET } from '#tests/crm-receiver.ts';
import { describeOnOneEngine, makeDatabase } from '#tests/engines.ts';
import { getRaw } from '#tests/get-raw.ts';
import { postLead } from '#tests/lead.ts';
import { childrenOf, failToStart, startServer } from '#tests/server-process.ts';

const PATIENT = { timeout: 20_000 };
const JOB = '/talents-on-demand/qa-trainee';

describeOnOneEngine('several workers', (engine) => {
  test('serve one site, deliver once, survive the loss of one, and end together', async () => {
    const database = await makeDatabase(engine, 'loaded');
    const crm = await startCrmReceiver();
    const server = await startServer({
      WORKERS: '2',
      DATABASE_URL: database.url,
      CAPTCHA: 'off',
      CRM_WEBHOOK_URL: crm.url,
      CRM_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
    const workers = () => childrenOf(server.child.pid);
    /** Connections are distributed among the workers in turn. */
    const askAll = (path: string) =>
      Promise.all([1, 2, 3, 4].map(() => getRaw(server.origin + path, { connection: 'close' })));
    const names = async () =>
      (await askAll(JOB)).map(({ body }) => /<h1[^>]*>([^<]*)/.exec(body.toString())?.[1]);

    expect(workers()).toHaveLength(2);
    expect(new Set((await askAll('/readyz')).map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await names())).toEqual(new Set(['QA Trainee']));

    await renameJob(database.url, 'qa-trainee', 'QA Apprentice');
    await expect
      .poll(async () => new Set(await names()), PATIENT)
      .toEqual(new Set(['QA Apprentice']));

    // The first worker delivers.
    const [first = 0, second = 0] = workers();
    process.kill(first, 'SIGKILL');
    await expect
      .poll(() => workers().filter((pid) => pid !== first && pid !== second).length, PATIENT)
      .toBe(1);
    expect(server.output()).toMatch(/a worker exited \(SIGKILL\); another starts/);
    await postLead(server.origin, 'Newsletter');
    await expect.poll(() => crm.received.length, PATIENT).toBe(1);

    const all = workers();
    expect(await server.stop('SIGTERM')).toBe(0);
    for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(crm.received).toHaveLength(1);
    await crm.goDown();
    await database.drop();
  }, 90_000);
});

test('an error that stops the first worker from starting ends the program with its line', async () => {
  const database = await makeDatabase('SQLite', 'loaded');
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => other.once('listening', ready));
  const PORT = String((other.address() as AddressInfo).port);
  const settings = { WORKERS: '2', PORT, DATABASE_URL: database.url };
  const { status, stderr, stdout } = await failToStart(settings);
  expect(stderr).toMatch(new RegExp(`^Port ${PORT} .*already in use.*$`));
  expect([status, stdout]).toEqual([1, '']);
  other.close();
  await database.drop();
});
