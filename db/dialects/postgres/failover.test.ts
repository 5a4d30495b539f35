import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type DatabaseUrl, type OpenedEngine, openDatabase } from '#db/open.ts';
import { makeDatabase } from '#tests/engines.ts';
import { poolerOf, type Relay, standbyOf, untrustedServer } from '#tests/postgres-relay.ts';
import { failToStart } from '#tests/server-process.ts';

describe.skipIf(inject('postgresUrl') === '')('PostgreSQL', () => {
  let url: DatabaseUrl;
  let drop: () => Promise<void>;
  let admin: pg.Client;
  const opened: { close: () => Promise<unknown> }[] = [];
  beforeEach(async () => {
    ({ url, drop } = await makeDatabase('PostgreSQL', { isLoaded: true }));
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
  });
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
    await admin.end();
    await drop();
  });

  async function open(address: string, options = {}): Promise<OpenedEngine> {
    const engine = await openDatabase(address as DatabaseUrl, options);
    opened.push(engine);
    return engine;
  }
  async function between<Kind extends Relay>(proxy: Promise<Kind>): Promise<Kind> {
    opened.push(await proxy);
    return proxy;
  }
  /** The address with these servers in the place of its own. */
  const at = (...places: string[]) => url.replace(new URL(url).host, places.join(','));
  const write = ({ db }: OpenedEngine) =>
    db.updateTable('content_state').set({ fingerprint: 'written' }).execute();
  const others = `select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;

  test('a connection that is killed while a transaction has it ends the transaction, and nothing else', async () => {
    const engine = await open(url);
    const { promise: inside, resolve } = Promise.withResolvers<void>();
    const { promise: killed, resolve: goOn } = Promise.withResolvers<void>();
    const working = engine.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      resolve();
      await killed;
      await sql`select 2`.execute(transaction);
    });
    working.catch(() => undefined);
    await inside;
    await admin.query(`select pg_terminate_backend(pid) from (${others}) as theirs`);
    await expect.poll(async () => (await admin.query(others)).rows.length).toBeLessThan(2);
    goOn();
    await expect(working).rejects.toThrow(/terminat|not queryable|ECONNRESET/i);
    await expect(write(engine)).resolves.toBeDefined();
  });

  test('of several servers the one that takes writes is found, at the start and after a failover', async () => {
    const first = await between(standbyOf(url));
    const second = await between(standbyOf(url));
    second.promote();
    const engine = await open(at('127.0.0.1:1', first.place, second.place));
    await write(engine);
    await second.close();
    opened.splice(opened.indexOf(second), 1);
    // No server takes writes: lists are still read.
    await expect.poll(() => write(engine).catch(({ code }) => code)).toBe('25006');
    expect(await engine.db.selectFrom('content_state').select('id').execute()).toHaveLength(1);
    first.promote();
    await expect
      .poll(() =>
        write(engine).then(
          () => 'written',
          () => 'refused',
        ),
      )
      .toBe('written');
  });

  test('a start against a standby is refused in a line', async () => {
    const standby = await between(standbyOf(url));
    await expect(openDatabase(standby.url)).rejects.toThrow(
      `PostgreSQL at ${standby.place}${new URL(url).pathname}: it takes no writes`,
    );
    const { status, stdout, stderr } = await failToStart({ DATABASE_URL: standby.url });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^PostgreSQL at \S+: it takes no writes.*$/);
  });

  test('where the server has no room for more, its own connections are waited for', async () => {
    const role = `few_${Date.now()}`;
    await admin.query(`create role ${role} login connection limit 3`);
    await admin.query(`grant all on all tables in schema public to ${role}`);
    const server = await between(standbyOf(url));
    server.promote();
    const few = new URL(server.url);
    few.username = role;
    const engine = await open(few.href);
    const reads = Array.from({ length: 300 }, () => sql`select pg_sleep(0.005)`.execute(engine.db));
    expect(await Promise.allSettled(reads)).not.toContainEqual(
      expect.objectContaining({ status: 'rejected' }),
    );
    // Not each of them has asked the server for one more.
    expect(server.opened()).toBeLessThan(100);
    await engine.close();
    opened.pop();
    await admin.query(`drop owned by ${role}`);
    await admin.query(`drop role ${role}`);
  });

  test('no more connections are opened than the setting says', async () => {
    const engine = await open(url, { poolSize: 2 });
    const pids = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { rows } = await sql<{ pid: number }>`
          select pg_backend_pid() as pid, pg_sleep(0.01)
        `.execute(engine.db);
        return rows[0]?.pid;
      }),
    );
    expect(new Set(pids).size).toBe(2);
  });

  test('a certificate of a CA that nobody knows here is a line that names sslrootcert', async () => {
    const server = await between(untrustedServer());
    for (const mode of ['require', 'verify-full']) {
      await expect(openDatabase(`${server.url}?sslmode=${mode}`)).rejects.toThrow(
        /certificate is from no authority that is trusted here .*sslrootcert=/,
      );
    }
  });

  test('behind a pooler nothing is asked of the start, and a change that nobody tells of is seen', async () => {
    const pooler = await between(poolerOf(url));
    const engine = await open(pooler.url);
    await engine.setUp((db) => sql`select 1`.execute(db));
    await Promise.all(Array.from({ length: 20 }, () => write(engine)));
    const before = engine.contentVersion();
    await admin.query('update content_state set version = version + 1');
    await expect.poll(() => engine.contentVersion(), { timeout: 5000 }).toBeGreaterThan(before);
  });

  test('behind a pooler no session is left listening for the next who gets it', async () => {
    const pooler = await between(poolerOf(url));
    const { db } = await open(pooler.url);
    // More than the pooler has sessions.
    for (let n = 0; n < 10; n++) {
      const { rows } = await sql`select pg_listening_channels()`.execute(db);
      expect(rows).toEqual([]);
    }
  });

  test('with the direct address changes are heard of, and setting up goes past the pooler', async () => {
    const pooler = await between(poolerOf(url));
    const engine = await open(pooler.url, { directUrl: url });
    const setups = await engine.setUp((db) =>
      sql<{ name: string }>`select application_name as name from pg_stat_activity
        where pid = pg_backend_pid()`.execute(db),
    );
    expect(setups.rows).toEqual([{ name: 'site setup' }]);
    const before = engine.contentVersion();
    await admin.query(`select pg_notify('content_changed', '')`);
    await expect.poll(() => engine.contentVersion()).toBeGreaterThan(before);
  });

  test('sessions that are ours have a limit and no compiler; what the address says goes first', async () => {
    const show = async ({ db }: OpenedEngine) =>
      (
        await sql<{ jit: string; time: string }>`
        select current_setting('jit') as jit, current_setting('statement_timeout') as time
      `.execute(db)
      ).rows;
    expect(await show(await open(url))).toEqual([{ jit: 'off', time: '10s' }]);
    const own = `${url}?statement_timeout=7000`;
    expect(await show(await open(own))).toEqual([{ jit: 'off', time: '7s' }]);
  });
});
