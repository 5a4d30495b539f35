import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type DatabaseUrl, openDatabase } from '#db/open.ts';
import { openEarlierDb } from '#tests/earlier-database.ts';
import { makeDatabase } from '#tests/engines.ts';
import { SETUP_LOCK } from './setup.ts';

/** Statement timeout in milliseconds, instead of the usual ten seconds. */
const STATEMENT_TIMEOUT = 200;

describe.skipIf(inject('postgresUrl') === '')('setting up a database on PostgreSQL', () => {
  let url: DatabaseUrl;
  let drop: () => Promise<void>;
  let other: pg.Client;
  beforeEach(async () => {
    ({ url, drop } = await makeDatabase('PostgreSQL'));
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await drop();
  });

  const open = () => {
    const lines: string[] = [];
    const opening = openDatabase(`${url}?statement_timeout=${STATEMENT_TIMEOUT}` as DatabaseUrl, {
      announce: (line) => lines.push(line),
      announceInterval: 50,
    });
    // The test checks the rejection later.
    opening.catch(() => undefined);
    return { opening, lines };
  };
  /** Resolves once it has waited for longer than the statement timeout; rejects if it gave up. */
  const untilItWaits = (opening: Promise<unknown>) => {
    const waits = expect
      .poll(async () => {
        // Otherwise the same snapshot is returned within a transaction.
        await other.query('select pg_stat_clear_snapshot()');
        const { rows } = await other.query(`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and clock_timestamp() - query_start > interval '${STATEMENT_TIMEOUT * 2} milliseconds'`);
        return rows.length;
      })
      .toBe(1);
    return Promise.race([waits, opening]);
  };

  test('waits while another instance sets up, and reports it', async () => {
    await other.query(`begin; select pg_advisory_xact_lock(${SETUP_LOCK})`);
    const { opening, lines } = open();
    await untilItWaits(opening);
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines)).toEqual(
      new Set(['Waiting for another instance, which is setting up the database …']),
    );
    await other.query('commit');
    const { db, close } = await opening;
    expect(await db.selectFrom('content_state').select('version').execute()).toHaveLength(1);
    await close();
  });

  test('waits while a backup reads the tables to change, and reports it', async () => {
    await (await openEarlierDb(url, '008')).close();
    await other.query('begin; lock table articles in access share mode');
    const { opening, lines } = open();
    await untilItWaits(opening);
    expect(new Set(lines)).toEqual(
      new Set(['Setting up the database takes a while. It may be waiting for a backup …']),
    );
    await other.query('commit');
    const { db, close } = await opening;
    expect(await db.selectFrom('articles').select('changed_at').execute()).toEqual([]);
    // Other statements have the usual timeout.
    await expect(sql`select pg_sleep(${STATEMENT_TIMEOUT / 100})`.execute(db)).rejects.toThrow(
      'statement timeout',
    );
    await close();
  });

  test('migrates again after a deadlock with a running process', async () => {
    await (await openEarlierDb(url, '043')).close();
    await other.query('begin; lock table staff in access share mode');
    const running = new pg.Client({ connectionString: url });
    await running.connect();
    await running.query('begin; lock table enquiry_words in access share mode');
    const { opening } = open();
    await untilItWaits(opening);
    // The migration has locked this table already.
    const reading = running.query('select from applications');
    await expect
      .poll(async () => {
        await other.query('select pg_stat_clear_snapshot()');
        // PostgreSQL looks for a deadlock once, after a second, and ends the statement that looks.
        const { rows } = await other.query(`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and clock_timestamp() - query_start > interval '1.5 seconds'`);
        return rows.length;
      })
      .toBe(2);
    await other.query('commit');
    await reading;
    await running.query('commit');
    await running.end();
    const { db, close } = await opening;
    expect(await db.selectFrom('inbox_tokens').selectAll().execute()).toEqual([]);
    await close();
  });
});
