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
  const closeables: { close: () => Promise<unknown> }[] = [];
  beforeEach(async () => {
    ({ url, drop } = await makeDatabase('PostgreSQL', 'loaded'));
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
  });
  afterEach(async () => {
    for (const each of closeables.splice(0).reverse()) await each.close();
    await admin.end();
    await drop();
  });

  async function open(address: string, options = {}): Promise<OpenedEngine> {
    const engine = await openDatabase(address as DatabaseUrl, options);
    closeables.push(engine);
    return engine;
  }
  async function startRelay<Kind extends Relay>(proxy: Promise<Kind>): Promise<Kind> {
    closeables.push(await proxy);
    return proxy;
  }
  /** The address with other servers. */
  const urlWith = (...hosts: string[]) => url.replace(new URL(url).host, hosts.join(','));
  const write = ({ db }: OpenedEngine) =>
    db.updateTable('content_state').set({ fingerprint: 'written' }).execute();
  const others = `select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;

  test('fails only the transaction whose connection is killed', async () => {
    const engine = await open(url);
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { promise: killed, resolve: proceed } = Promise.withResolvers<void>();
    const transacting = engine.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      start();
      await killed;
      await sql`select 2`.execute(transaction);
    });
    transacting.catch(() => undefined);
    await started;
    await admin.query(`select pg_terminate_backend(pid) from (${others}) as theirs`);
    await expect.poll(async () => (await admin.query(others)).rows.length).toBeLessThan(2);
    proceed();
    await expect(transacting).rejects.toThrow(/terminat|not queryable|ECONNRESET/i);
    await expect(write(engine)).resolves.toBeDefined();
  });

  test('finds the primary among several servers, at the start and after a failover', async () => {
    const first = await startRelay(standbyOf(url));
    const second = await startRelay(standbyOf(url));
    second.promote();
    const engine = await open(urlWith('127.0.0.1:1', first.endpoint, second.endpoint));
    await write(engine);
    await second.close();
    closeables.splice(closeables.indexOf(second), 1);
    // Without a primary, reading still works.
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

  test('refuses to start on a standby with one line', async () => {
    const standby = await startRelay(standbyOf(url));
    await expect(openDatabase(standby.url)).rejects.toThrow(
      `PostgreSQL at ${standby.endpoint}${new URL(url).pathname}: it is read-only`,
    );
    const { status, stdout, stderr } = await failToStart({ DATABASE_URL: standby.url });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^PostgreSQL at \S+: it is read-only.*$/);
  });

  test('waits for its own connections if the server has no free ones', async () => {
    const role = `few_${Date.now()}`;
    await admin.query(`create role ${role} login connection limit 3`);
    await admin.query(`grant all on all tables in schema public to ${role}`);
    const server = await startRelay(standbyOf(url));
    server.promote();
    const few = new URL(server.url);
    few.username = role;
    const engine = await open(few.href);
    const reads = Array.from({ length: 300 }, () => sql`select pg_sleep(0.005)`.execute(engine.db));
    expect(await Promise.allSettled(reads)).not.toContainEqual(
      expect.objectContaining({ status: 'rejected' }),
    );
    // Most reads have reused a connection instead of requesting another one.
    expect(server.opened()).toBeLessThan(100);
    await engine.close();
    closeables.pop();
    await admin.query(`drop owned by ${role}`);
    await admin.query(`drop role ${role}`);
  });

  test('opens at most poolSize connections', async () => {
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

  test('reports an untrusted certificate in a line that names sslrootcert', async () => {
    const server = await startRelay(untrustedServer());
    for (const mode of ['require', 'verify-full']) {
      await expect(openDatabase(`${server.url}?sslmode=${mode}`)).rejects.toThrow(
        /certificate is not signed by a trusted authority .*sslrootcert=/,
      );
    }
  });

  test('starts behind a pooler, and detects changes without notifications', async () => {
    const pooler = await startRelay(poolerOf(url));
    const engine = await open(pooler.url);
    await engine.runSetup((db) => sql`select 1`.execute(db));
    await Promise.all(Array.from({ length: 20 }, () => write(engine)));
    const version = engine.contentVersion();
    await admin.query('update content_state set version = version + 1');
    await expect.poll(() => engine.contentVersion(), { timeout: 5000 }).toBeGreaterThan(version);
  });

  test('leaves no session listening behind a pooler', async () => {
    const pooler = await startRelay(poolerOf(url));
    const { db } = await open(pooler.url);
    // More queries than the pooler has sessions.
    for (let n = 0; n < 10; n++) {
      const { rows } = await sql`select pg_listening_channels()`.execute(db);
      expect(rows).toEqual([]);
    }
  });

  test('uses the direct address for notifications and setup', async () => {
    const pooler = await startRelay(poolerOf(url));
    const engine = await open(pooler.url, { directUrl: url });
    const setups = await engine.runSetup((db) =>
      sql<{ name: string }>`select application_name as name from pg_stat_activity
        where pid = pg_backend_pid()`.execute(db),
    );
    expect(setups.rows).toEqual([{ name: 'site setup' }]);
    const version = engine.contentVersion();
    await admin.query(`select pg_notify('content_changed', '')`);
    await expect.poll(() => engine.contentVersion()).toBeGreaterThan(version);
  });

  test('sets a statement timeout and disables JIT, unless the address overrides them', async () => {
    const show = async ({ db }: OpenedEngine) =>
      (
        await sql<{ jit: string; time: string }>`
        select current_setting('jit') as jit, current_setting('statement_timeout') as time
      `.execute(db)
      ).rows;
    expect(await show(await open(url))).toEqual([{ jit: 'off', time: '10s' }]);
    const overriding = `${url}?statement_timeout=7000`;
    expect(await show(await open(overriding))).toEqual([{ jit: 'off', time: '7s' }]);
  });
});
