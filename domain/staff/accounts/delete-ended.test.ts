import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { deleteEndedStaffRows } from './delete-ended.ts';

const DAY = 86_400_000;
const NOW = Date.now();

describeEachEngine('cleanup of ended staff rows', (engine) => {
  let database: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    database = await makeDb(engine);
  });
  afterAll(() => database.drop());

  test('deletes old rows and keeps those in use', async () => {
    const { db } = database;
    const staff_id = 'a';
    const person = { id: staff_id, email: 'a@example.com', name: 'A', role: 'owner' };
    await db
      .insertInto('staff')
      .values({ ...person, created_at: NOW })
      .execute();
    const session = (id: string, changes: object) => ({
      id,
      digest: id,
      staff_id,
      client: '',
      created_at: NOW,
      seen_at: NOW,
      proved_by: 'passkey',
      proved_at: NOW,
      expires_at: NOW + DAY,
      ended_at: null,
      ...changes,
    });
    await db
      .insertInto('staff_sessions')
      .values([
        session('used', {}),
        session('just ended', { ended_at: NOW - 1 }),
        session('ended', { ended_at: NOW - DAY }),
        session('expired', { expires_at: NOW - DAY }),
        session('idle', { seen_at: NOW - 2 * DAY }),
      ])
      .execute();
    await db
      .insertInto('staff_challenges')
      .values([
        { challenge: 'new', purpose: 'sign-in', staff_id: null, expires_at: NOW },
        { challenge: 'old', purpose: 'sign-in', staff_id: null, expires_at: NOW - DAY },
      ])
      .execute();
    await db
      .insertInto('staff_clients')
      .values([
        { staff_id, digest: 'new', seen_at: NOW - 179 * DAY },
        { staff_id, digest: 'old', seen_at: NOW - 180 * DAY },
      ])
      .execute();
    const link = (digest: string, expires_at: number) => ({
      digest,
      purpose: 'invitation',
      email: 'b@example.com',
      role: 'reader',
      staff_id: null,
      created_by: null,
      created_at: NOW,
      expires_at,
      nonce: null,
    });
    await db
      .insertInto('staff_links')
      .values([link('open', NOW + DAY), link('late', NOW - DAY), link('old', NOW - 30 * DAY)])
      .execute();
    const mail = (id: string, topic: string, created_at: number) => ({
      id,
      topic,
      channel: 'mail',
      subject_id: id,
      created_at,
      next_attempt_at: NOW,
    });
    await db
      .insertInto('outbox')
      .values([
        mail('new', 'staff.invitation', NOW - DAY),
        mail('old', 'staff.invitation', NOW - 30 * DAY),
        mail('told', 'staff.account', NOW - 30 * DAY),
        mail('other', 'contact.notice', NOW - 30 * DAY),
      ])
      .execute();

    await deleteEndedStaffRows(db, NOW);

    const remaining = async (table: 'staff_sessions' | 'outbox') =>
      (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
    expect(await remaining('staff_sessions')).toEqual(['just ended', 'used']);
    expect(await remaining('outbox')).toEqual(['new', 'other']);
    const links = await db.selectFrom('staff_links').select('digest').orderBy('digest').execute();
    expect(links.map(({ digest }) => digest)).toEqual(['late', 'open']);
    expect(await db.selectFrom('staff_clients').select('digest').execute()).toEqual([
      { digest: 'new' },
    ]);
    expect(await db.selectFrom('staff_challenges').select('challenge').execute()).toEqual([
      { challenge: 'new' },
    ]);
  });
});
