import { expect, test } from 'vitest';
import { makeEarlierDb } from '#tests/earlier-database.ts';
import { describeEachEngine } from '#tests/engines.ts';

describeEachEngine('migrations', (engine) => {
  test('create subscriptions from earlier newsletter leads', async () => {
    const database = await makeEarlierDb(engine, '005');
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
    await database.migrate();
    const rows = await db
      .selectFrom('subscriptions')
      .select(['id', 'email', 'lead_id', 'requested_at'])
      .select(['confirmation_requested_at', 'confirmed_at', 'ended_at'])
      .orderBy('lead_id')
      .execute();
    const none = { confirmation_requested_at: null, confirmed_at: null, ended_at: null };
    expect(rows.map(({ id, ...row }) => row)).toEqual([
      { email: 'sita@example.com', lead_id: 'later', requested_at: 2, ...none },
      { email: 'hari@example.com', lead_id: 'other', requested_at: 3, ...none },
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
