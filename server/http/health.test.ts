import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, type ExpectStatic, expect, inject, test, vi } from 'vitest';
import { requireDiskSpace } from '#db/dialects/sqlite/engine.ts';
import { describeEachEngine, makeDatabase } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { startServer } from '#tests/server-process.ts';
import { readiness } from './health.ts';

const READY = { status: 200, body: { status: 'ok' } };
const notReady = (reason: string) => ({ status: 503, body: { status: 'unavailable', reason } });

/**
 * Polls `/readyz`, because its result is reused for a second.
 * @param expect of the test, because concurrent tests cannot share the global one
 */
function readyz(expect: ExpectStatic, { origin }: { origin: string }) {
  return expect.poll(async () => {
    const response = await fetch(`${origin}/readyz`);
    return { status: response.status, body: await response.json() };
  });
}

describeEachEngine('a site', (engine) => {
  test.concurrent.for(['job_listings', 'articles'])(
    'is not ready without its %s',
    async (table, { expect }) => {
      const app = await makeApp(engine);
      await readyz(expect, app).toEqual(READY);
      await sql.raw(`alter table ${table} rename to elsewhere`).execute(app.engine.db);
      await readyz(expect, app).toEqual(notReady('read'));
      await sql.raw(`alter table elsewhere rename to ${table}`).execute(app.engine.db);
      await readyz(expect, app).toEqual(READY);
      await app.close();
    },
  );
});

describe.skipIf(inject('postgresUrl') === '')('a site on PostgreSQL', () => {
  const withClient = async (app: TestApp, work: (client: pg.Client) => Promise<void>) => {
    const client = new pg.Client({ connectionString: app.config.databaseUrl });
    await client.connect();
    await work(client);
    await client.end();
    await app.close();
  };

  test.concurrent('is not ready if nothing can be written', async ({ expect }) => {
    const app = await makeApp('PostgreSQL');
    await withClient(app, async (client) => {
      const readOnly = async (value: 'on' | 'off') => {
        await client.query('set default_transaction_read_only = off');
        const name = new URL(app.config.databaseUrl).pathname.slice(1);
        await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
        await client.query(`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
      };
      await readOnly('on');
      await readyz(expect, app).toEqual(notReady('write'));
      await readOnly('off');
      await readyz(expect, app).toEqual(READY);
    });
  });

  test.concurrent('is not ready while a list cannot be read in time', async ({ expect }) => {
    const app = await makeApp('PostgreSQL');
    await withClient(app, async (client) => {
      await client.query('begin; lock table job_listings');
      await readyz(expect, app).toEqual(notReady('timeout'));
      await client.query('commit');
      await readyz(expect, app).toEqual(READY);
    });
  });
});

test.skipIf(process.platform !== 'linux')(
  'a site on SQLite is not ready if the system refuses its writes',
  async () => {
    const { url, drop } = await makeDatabase('SQLite', 'loaded');
    const server = await startServer({ DATABASE_URL: url });
    const limitFiles = (bytes: string) =>
      execFileSync('prlimit', [`--pid=${server.child.pid}`, `--fsize=${bytes}:`]);
    await readyz(expect, server).toEqual(READY);
    limitFiles('1');
    await readyz(expect, server).toEqual(notReady('write'));
    limitFiles('unlimited');
    await readyz(expect, server).toEqual(READY);
    await server.stop('SIGTERM');
    await drop();
  },
);

test('reports a full disk even if the database still has free space in its files', async () => {
  await requireDiskSpace(tmpdir(), 1);
  const full = requireDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER);
  await expect(full).rejects.toThrow('The disk of the database is full');
});

test('many requests cost one check a second, and no check starts while another hangs', async () => {
  vi.useFakeTimers();
  let checks = 0;
  const hanging = Promise.withResolvers<void>();
  const reasons: string[] = [];
  const findReason = readiness(
    {
      read: () => {
        checks += 1;
        return checks === 2 ? hanging.promise : Promise.resolve();
      },
    },
    (reason) => reasons.push(reason),
  );
  const askOften = () => Promise.all(Array.from({ length: 1000 }, findReason));
  await askOften();
  await vi.advanceTimersByTimeAsync(999);
  await askOften();
  expect(checks).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  const unanswered = askOften();
  await vi.advanceTimersByTimeAsync(2000);
  expect(new Set(await unanswered)).toEqual(new Set(['timeout']));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(new Set(await askOften())).toEqual(new Set(['timeout']));
  expect([checks, reasons]).toEqual([2, ['timeout']]);
  hanging.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(await askOften())).toEqual(new Set([undefined]));
  expect(checks).toBe(3);
  vi.useRealTimers();
});
