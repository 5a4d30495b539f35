/** The program while its PostgreSQL fails over, is read-only, or terminates its sessions. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import type { DatabaseUrl } from '#db/open.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { makeDatabase } from '#tests/engines.ts';
import { standbyOf } from '#tests/postgres-relay.ts';
import { failToStart, type ServerProcess, startServer } from '#tests/server-process.ts';

const PATIENT = { timeout: 15_000 };

describe.skipIf(inject('postgresUrl') === '')('the program with a failing PostgreSQL', () => {
  let url: DatabaseUrl;
  let admin: pg.Client;
  let server: ServerProcess | undefined;
  const cleanups: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    const database = await makeDatabase('PostgreSQL', 'loaded');
    url = database.url;
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
    cleanups.push(database.drop, () => admin.end());
  });
  afterEach(async () => {
    await server?.stop('SIGKILL');
    server = undefined;
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  const start = async (DATABASE_URL: string) => {
    server = await startServer({ DATABASE_URL, CAPTCHA: 'off', LOG_LEVEL: 'error' });
    return server;
  };
  const post = async ({ origin }: ServerProcess, key: string = randomUUID()) => {
    const answer = await postContact(origin, MESSAGE, { 'idempotency-key': key });
    return `${answer.status} ${answer.headers.get('retry-after')}`;
  };
  const posts = (site: ServerProcess, count: number) =>
    Promise.all(Array.from({ length: count }, () => post(site)));
  const stored = async () => {
    const { rows } = await admin.query('select count(*)::int as count from contact_messages');
    return rows[0]?.count;
  };
  /** Its output without the line with its URL: every other line is JSON. */
  const lines = ({ output }: ServerProcess) =>
    output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('Ready at'))
      .map((line) => JSON.parse(line) as { msg: string; err?: { code: string; stack?: string } });

  test('answers 503 while only standbys are left, logs it once, and recovers after promotion', async () => {
    const primary = await standbyOf(url);
    primary.promote();
    const standby = await standbyOf(url);
    cleanups.push(standby.close);
    const site = await start(
      url.replace(new URL(url).host, [primary.endpoint, standby.endpoint].join(',')),
    );
    expect(await post(site)).toBe('201 null');

    await primary.close();
    await expect
      .poll(async () => {
        await post(site);
        return lines(site).some(({ err }) => err?.code === '25006');
      }, PATIENT)
      .toBe(true);
    expect(new Set(await posts(site, 40))).toEqual(new Set(['503 5']));
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${site.origin}${API_PREFIX}/job-listings?page=2`)).status).toBe(200);

    standby.promote();
    await expect.poll(() => post(site), PATIENT).toBe('201 null');
    const logged = lines(site).map(({ msg, err }) => `${msg} ${err?.code}`);
    expect(logged.filter((line) => line === 'request failed 25006')).toHaveLength(1);
    expect(logged).toEqual([...new Set(logged)]);
    expect(lines(site).filter(({ err }) => err?.stack)).toEqual([]);
  });

  test('survives terminated sessions under load, and has stored all that it acknowledged', async () => {
    const site = await start(url);
    const answers: string[] = [];
    for (let round = 0; round < 6; round++) {
      const pending = posts(site, 40);
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      answers.push(...(await pending));
    }
    const acknowledged = answers.filter((answer) => answer === '201 null').length;
    expect(new Set([...answers, '201 null', '503 5'])).toEqual(new Set(['201 null', '503 5']));
    expect(await stored()).toBeGreaterThanOrEqual(acknowledged);
    await expect.poll(() => post(site), PATIENT).toBe('201 null');
    expect(lines(site).filter(({ err }) => err?.stack)).toEqual([]);
  });

  test('does not start as a role without privileges, and reports it in one line', async () => {
    const role = `poor_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create role ${role} login`);
    cleanups.push(() => admin.query(`drop role ${role}`));
    const poor = new URL(url);
    poor.username = role;
    const { status, stderr } = await failToStart({ DATABASE_URL: poor.href });
    expect(stderr).toMatch(/^The database cannot be migrated: permission denied for \w+ \w+$/);
    expect(status).toBe(1);
  });
});
