/** Migration 043 renames tables and columns of a database in use. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { QueryToken } from '#db/dialects/dialect.ts';
import { makeEarlierDb } from '#tests/earlier-database.ts';
import { describeEachEngine } from '#tests/engines.ts';

type EarlierDb = Awaited<ReturnType<typeof makeEarlierDb>>;

/** Runs statements of the previous version of the program, and returns the rows of the last. */
async function run({ db }: EarlierDb, ...statements: string[]): Promise<unknown[]> {
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await sql.raw(statement).execute(db));
  return rows;
}

const insert = (table: string, row: Record<string, string | number | null>) =>
  `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row)
    .map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
    .join(', ')})`;

const texts = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, '']));

const application = (id: string) =>
  insert('applications', {
    ...texts('phone', 'role', 'location', 'linkedin', 'github', 'portfolio', 'message'),
    ...{ languages: '[]', frameworks: '[]', softwares: '[]', certifications: '[]' },
    ...texts('consent_wording', 'consent_page', 'fingerprint'),
    ...{ id, submitted_at: 1, name: 'Sita', email: 'sita@example.com', verified: 1 },
  });
const message = (id: string) =>
  insert('contact_messages', {
    ...texts('company', 'phone_number', 'message', 'page_route', 'page_title'),
    ...texts('consent_wording', 'fingerprint'),
    ...{ id, created_at: 1, name: 'Hari', email: 'hari@example.com', verified: 1 },
  });
const alert = (id: string, values = {}) =>
  insert('job_alerts', {
    ...texts('consent_wording', 'consent_page', 'address_hash'),
    ...{ id, email: 'sita@example.com', search: id, words: 'Senior', frequency: 'daily' },
    ...{ asked_frequency: 'weekly', created_at: 1, asked_at: 2, ...values },
  });
const mail = (id: string) =>
  insert('desk_mails', {
    ...texts('subject', 'body', 'template', 'in_reply_to'),
    ...{ id, kind: 'application', subject_id: 'a1', staff_id: 's1', email: 'sita@example.com' },
    ...{ created_at: 1, send_at: 2, stopped_at: 3, stopped_by: 'c1' },
  });
const calendarEvent = (slug: string) =>
  insert('gatherings', {
    ...texts('category_name', 'category_color', 'mode', 'location', 'cover', 'cover_alt'),
    ...texts('meta_description', 'registration_link', 'description', 'source'),
    ...{ kind: 'event', slug, name: 'Job fair', starts_at: 1, ends_at: 2, tags: '[]' },
    ...{ fee: 0, experts: '[]' },
  });

const ROWS = [
  insert('staff', {
    ...{ id: 's1', email: 'asha@example.com', name: 'Asha', role: 'owner', created_at: 1 },
    ...{ notice_mails: 'daily', notice_digest_day: '2026-11-25' },
  }),
  application('a1'),
  `update applicant_words set words = 'kathmandu react', version = 1 where application_id = 'a1'`,
  message('m1'),
  `update enquiry_words set words = 'pokhara invoice', version = 1 where subject_id = 'm1'`,
  mail('e1'),
  calendarEvent('job-fair'),
  insert('gathering_categories', { kind: 'event', name: 'Fair', color: 'red', position: 0 }),
  insert('opening_changes', { slug: 'tester', closed_at: 5, changed_at: 5, staff_id: 's1' }),
  insert('former_openings', { slug: 'gone', name: 'Gone', removed_at: 5 }),
  insert('desk_changes', { at: 1, topic: 'inbox' }),
  insert('desk_locks', { name: 'retention', held_until: 7 }),
  insert('staff_notices', {
    ...{ id: 'n1', staff_id: 's1', kind: 'assignment', subject_kind: 'application' },
    ...{ subject_id: 'a1', by_id: 's1', created_at: 1 },
  }),
  alert('j1', { similar_words: '{"reakt":["react"]}', told_from: 3, told_batch: 4 }),
  insert('subscriptions', {
    ...{ id: 'u1', email: 'sita@example.com', lead_id: 'l1', asked_at: 8 },
    asked_to_confirm_at: 9,
  }),
];

const token = (word: string): QueryToken => [{ text: word, isPrefix: true }];

/** Ids of the applications and of the inbox items that a search finds. */
async function find({ db, applicantIndex, inboxIndex }: EarlierDb, word: string) {
  const { all } = await applicantIndex.find(db, [token(word)], 10);
  const inbox = await inboxIndex.find(db, [token(word)]);
  const idsOf = async (query: RawBuilder<{ id: string }>) =>
    (await query.execute(db)).rows.map(({ id }) => id);
  return [
    ...(await idsOf(sql`select id from applications as a where ${all}`)),
    ...(await idsOf(
      sql`select subject_id as id from inbox_states where ${inbox as RawBuilder<SqlBool>}`,
    )),
  ];
}

describeEachEngine('a database of the previous version', (engine) => {
  let database: EarlierDb;
  beforeEach(async () => {
    database = await makeEarlierDb(engine, '043');
    await run(database, ...ROWS);
    await database.migrate();
  });
  afterEach(() => database.drop());

  test('keeps its rows under the present names', async () => {
    const { db } = database;
    const read = <Row>(rows: { execute: () => Promise<Row[]> }) => rows.execute();
    expect(await read(db.selectFrom('calendar_events').select(['slug', 'fee']))).toEqual([
      { slug: 'job-fair', fee: 0 },
    ]);
    expect(await read(db.selectFrom('calendar_event_categories').select('name'))).toEqual([
      { name: 'Fair' },
    ]);
    expect(await read(db.selectFrom('job_changes').select(['slug', 'version']))).toEqual([
      { slug: 'tester', version: 1 },
    ]);
    expect(await read(db.selectFrom('removed_jobs').select('name'))).toEqual([{ name: 'Gone' }]);
    expect(await read(db.selectFrom('console_changes').select('topic'))).toEqual([
      { topic: 'inbox' },
    ]);
    expect(await read(db.selectFrom('console_locks').select('held_until'))).toEqual([
      { held_until: 7 },
    ]);
    const emails = db.selectFrom('console_emails');
    expect(await read(emails.select(['id', 'cancelled_at', 'cancelled_by_change_id']))).toEqual([
      { id: 'e1', cancelled_at: 3, cancelled_by_change_id: 'c1' },
    ]);
    const notifications = db.selectFrom('staff_notifications');
    expect(await read(notifications.select(['id', 'author_id']))).toEqual([
      { id: 'n1', author_id: 's1' },
    ]);
    const staff = db.selectFrom('staff').select(['notification_emails', 'last_digest_day']);
    expect(await read(staff)).toEqual([
      { notification_emails: 'daily', last_digest_day: '2026-11-25' },
    ]);
    const alerts = db
      .selectFrom('job_alerts')
      .select(['filter_labels', 'corrections', 'requested_frequency', 'requested_at'])
      .select(['last_sent_after_batch', 'processed_batch']);
    expect(await read(alerts)).toEqual([
      {
        filter_labels: 'Senior',
        corrections: '{"reakt":["react"]}',
        requested_frequency: 'weekly',
        requested_at: 2,
        last_sent_after_batch: 3,
        processed_batch: 4,
      },
    ]);
    const subscriptions = db.selectFrom('subscriptions');
    expect(await read(subscriptions.select(['requested_at', 'confirmation_requested_at']))).toEqual(
      [{ requested_at: 8, confirmation_requested_at: 9 }],
    );
  });

  test('excludes earlier versions only where the former names are gone', async () => {
    const excluding = `select name from migrations where is_breaking = 1`;
    expect(await run(database, excluding)).toEqual(
      engine === 'SQLite' ? [{ name: '043-plain-names.sql' }] : [],
    );
  });

  test('is searched, and its triggers keep the indexes', async () => {
    expect(await find(database, 'react')).toEqual(['a1']);
    expect(await find(database, 'invo')).toEqual(['m1']);

    const { db } = database;
    await run(database, application('a2'), message('m2'));
    const tokens = { tokens: 'lalitpur', version: 1 };
    await db
      .updateTable('applicant_tokens')
      .set(tokens)
      .where('application_id', '=', 'a2')
      .execute();
    await db.updateTable('inbox_tokens').set(tokens).where('subject_id', '=', 'm2').execute();
    expect(await find(database, 'lalitpur')).toEqual(['a2', 'm2']);

    await run(database, 'delete from applications', 'delete from contact_messages');
    for (const table of ['applicant_tokens', 'inbox_tokens', 'staff_notifications'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await find(database, 'react')).toEqual([]);
    expect(await applicantVocabulary(database, 'react')).toEqual([]);
  });
});

const applicantVocabulary = ({ db, applicantIndex }: EarlierDb, word: string) =>
  applicantIndex.vocabulary(db).existing([word], 1);

describe.skipIf(inject('postgresUrl') === '')('the previous version on PostgreSQL', () => {
  let database: EarlierDb;
  beforeEach(async () => {
    database = await makeEarlierDb('PostgreSQL', '043');
    await run(database, ...ROWS);
    await database.migrate();
  });
  afterEach(() => database.drop());

  test('reads and writes tables under their former names', async () => {
    const lock = `${insert('desk_locks', { name: 'retention', held_until: 20 })}
      on conflict (name) do update set held_until = excluded.held_until
      where desk_locks.held_until <= `;
    expect(await run(database, `${lock} 6 returning name`)).toEqual([]);
    expect(await run(database, `${lock} 7 returning name`)).toEqual([{ name: 'retention' }]);

    const change = insert('opening_changes', { slug: 'tester', changed_at: 6, version: 1 });
    const upsert = `${change} on conflict (slug) do update set version = opening_changes.version + 1`;
    expect(await run(database, `${upsert} returning version`)).toEqual([{ version: 2 }]);

    const change2 = insert('desk_changes', { at: 2, topic: 'jobs' });
    expect(await run(database, `${change2} returning id`)).toEqual([{ id: 2 }]);

    await run(database, mail('e2'), `update desk_mails set stopped_at = null where id = 'e2'`);
    const waiting = 'select id from desk_mails where stopped_at is null for update skip locked';
    expect(await run(database, waiting)).toEqual([{ id: 'e2' }]);
    await run(database, `delete from desk_mails where id = 'e2'`);
    const emails = database.db.selectFrom('console_emails').select(['id', 'name']);
    expect(await emails.execute()).toEqual([{ id: 'e1', name: '' }]);

    await run(database, 'delete from gatherings', calendarEvent('open-day'));
    const events = database.db.selectFrom('calendar_events').select(['slug', 'sequence']);
    expect(await events.execute()).toEqual([{ slug: 'open-day', sequence: 0 }]);

    const again = insert('staff_notices', {
      ...{ id: 'n2', staff_id: 's1', kind: 'assignment', subject_kind: 'application' },
      ...{ subject_id: 'a1', by_id: 's1', created_at: 2 },
    });
    const where = '(staff_id, subject_id, subject_kind) where note_id is null';
    const ignored = `${again} on conflict ${where} do nothing returning id`;
    expect(await run(database, ignored)).toEqual([]);

    await run(
      database,
      'delete from article_words',
      `insert into article_words (place, words) values (5, '''nepal'':1A')`,
      application('a2'),
      `update applicant_words set words = 'lalitpur' where application_id = 'a2'`,
    );
    const search = { tokens: [token('nepal')], tag: '', first: 0, last: 9, limit: 9, offset: 0 };
    expect(await database.articleIndex.find(database.db, search)).toEqual({
      positions: [5],
      total: 1,
    });
    expect(await find(database, 'lalitpur')).toEqual(['a2']);
    const former = `select a.id from applications as a
      join applicant_words as w on w.application_id = a.id where w.vector @@ 'lalitpur'`;
    expect(await run(database, former)).toEqual([{ id: 'a2' }]);
  });

  test('and the new one see the columns that the other writes', async () => {
    const { db } = database;
    const both = async (id: string) => {
      const [row] = await run(
        database,
        `select words, asked_at, told_from, told_batch from job_alerts where id = '${id}'`,
      );
      const columns = ['filter_labels', 'requested_at', 'last_sent_after_batch'] as const;
      const present = await db
        .selectFrom('job_alerts')
        .select([...columns, 'processed_batch'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(Object.values(row as object)).toEqual(Object.values(present));
      return Object.values(present);
    };
    expect(await both('j1')).toEqual(['Senior', 2, 3, 4]);

    await run(database, alert('j2'));
    expect(await both('j2')).toEqual(['Senior', 2, 0, 0]);
    await run(
      database,
      `${alert('j2', { asked_at: 9, words: 'Remote' })}
        on conflict (id) do update set asked_at = excluded.asked_at, words = excluded.words`,
      `update job_alerts set told_batch = 7, told_from = told_batch where id = 'j2'`,
    );
    expect(await both('j2')).toEqual(['Remote', 9, 0, 7]);

    const present = { filter_labels: 'Design', requested_at: 10, processed_batch: 8 };
    await db
      .updateTable('job_alerts')
      .set((row) => ({ ...present, last_sent_after_batch: row.ref('processed_batch') }))
      .where('id', '=', 'j2')
      .execute();
    expect(await both('j2')).toEqual(['Design', 10, 7, 8]);

    const stored = { id: 'u2', email: 'hari@example.com', lead_id: 'l2', requested_at: 1 };
    await db
      .insertInto('subscriptions')
      .values({ ...stored, confirmation_requested_at: 2 })
      .execute();
    const asked = `select asked_at, asked_to_confirm_at from subscriptions where id = 'u2'`;
    expect(await run(database, asked)).toEqual([{ asked_at: 1, asked_to_confirm_at: 2 }]);
    await run(database, `update subscriptions set asked_to_confirm_at = null where id = 'u2'`);
    const pending = db
      .selectFrom('subscriptions')
      .select('id')
      .where('confirmation_requested_at', 'is', null);
    expect(await pending.execute()).toEqual([{ id: 'u2' }]);
  });
});
