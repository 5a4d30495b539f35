import { expect, test } from 'vitest';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { migrate } from './migrate.ts';

describeEachEngine('migrations', (engine) => {
  test('create subscriptions from earlier newsletter leads', async () => {
    const database = await makeDb(engine);
    const { db } = database;
    const lead = (id: string, email: string, created_at: number, source = 'Newsletter') => ({
      id,
      email,
      created_at,
      source,
      first_name: 'Sita',
      last_name: 'Gurung',
      verified: id === 'other' ? 0 : 1,
      page_route: '/',
      page_title: '',
      consent_wording: '',
      fingerprint: '',
    });
    const leads = [
      lead('early', 'Sita@Example.com', 1),
      lead('later', 'sita@example.com', 2),
      lead('other', 'hari@example.com', 3),
      lead('paper', 'reader@example.com', 4, 'White paper'),
    ];
    await db.insertInto('leads').values(leads).execute();
    await rewind(database);
    await migrate(database, engine === 'SQLite' ? 'sqlite' : 'postgres');
    const rows = await db.selectFrom('subscriptions').selectAll().orderBy('lead_id').execute();
    const none = { asked_to_confirm_at: null, confirmed_at: null, ended_at: null };
    expect(rows.map(({ id, ...row }) => row)).toEqual([
      { email: 'sita@example.com', lead_id: 'later', asked_at: 2, ...none },
      { email: 'hari@example.com', lead_id: 'other', asked_at: 3, ...none },
    ]);
    const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    for (const { id } of rows) expect(id).toMatch(uuid);
    // These forms had no captcha; posts without scripts stay marked as unverified.
    const verified = await db
      .selectFrom('leads')
      .select(['id', 'verified'])
      .orderBy('id')
      .execute();
    expect(verified).toEqual([
      { id: 'early', verified: null },
      { id: 'later', verified: null },
      { id: 'other', verified: 0 },
      { id: 'paper', verified: null },
    ]);
    await database.drop();
  });
});

/** Restores the tables to their state before migration 005. */
async function rewind({ db }: Awaited<ReturnType<typeof makeDb>>): Promise<void> {
  for (const index of [
    ...['applications_by_email', 'leads_by_email', 'contact_messages_by_email'],
    ...['applications_by_job', 'outbox_open', 'outbox_by_subject', 'outbox_due'],
  ]) {
    await db.schema.dropIndex(index).execute();
  }
  for (const table of ['subscriptions', 'rate_limits']) await db.schema.dropTable(table).execute();
  await db.schema.alterTable('outbox').dropColumn('channel').execute();
  await db.schema.createIndex('outbox_due').on('outbox').column('next_attempt_at').execute();
  for (const table of ['applications', 'leads', 'contact_messages']) {
    await db.schema.alterTable(table).dropColumn('address_hash').execute();
  }
  await db
    .deleteFrom('migrations' as never)
    .where('name' as never, 'in', [
      '005-delivery.sql',
      '006-inbox.sql',
      '009-leads-without-captcha.sql',
    ] as never)
    .execute();
}
