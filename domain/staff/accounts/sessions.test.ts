import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_IDLE_TIMEOUT, SESSION_LIFETIME } from '#contract/console/session.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { createSession, readActor } from './sessions.ts';

const START = 1_800_000_000_000;

describeEachEngine('sessions', (engine) => {
  let database: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    database = await makeDb(engine);
    await database.db
      .insertInto('staff')
      .values(
        ['many', 'some'].map((id) => ({
          ...{ id, email: `${id}@example.com`, name: id, role: 'owner', created_at: START },
        })),
      )
      .execute();
  });
  afterAll(() => database.drop());

  const signIn = (staffId: string, now: number) =>
    createSession(database.db, { staffId, by: 'passkey', client: '', now });
  const openOf = async (tokens: readonly string[], now: number) => {
    const actors = tokens.map((token) => readActor(database.db, token, { now, isUse: false }));
    return (await Promise.all(actors)).map((actor) => actor !== null);
  };

  test('ends the oldest when a person opens the 21st', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 21; n++) tokens.push(await signIn('many', START + n));
    expect(await openOf(tokens, START + 21)).toEqual([false, ...Array(20).fill(true)]);
  });

  test('counts open sessions only', async () => {
    const { db } = database;
    const first = await signIn('some', START);
    const closed: [string, object][] = [
      ['ended', { ended_at: START + 1 }],
      ['expired', { expires_at: START + 1 }],
      ['idle', { seen_at: START - SESSION_IDLE_TIMEOUT }],
    ];
    for (const [digest, changes] of closed) {
      const rows = Array.from({ length: 10 }, (_, n) => ({
        id: `${digest}${n}`,
        digest: `${digest}${n}`,
        staff_id: 'some',
        client: '',
        created_at: START + n,
        seen_at: START,
        proved_at: START,
        proved_by: 'passkey',
        expires_at: START + SESSION_LIFETIME,
        ...changes,
      }));
      await db.insertInto('staff_sessions').values(rows).execute();
    }
    const tokens = [first];
    for (let n = 1; n < 20; n++) tokens.push(await signIn('some', START + 10 + n));
    expect(await openOf(tokens, START + 40)).toEqual(Array(20).fill(true));
    await signIn('some', START + 30);
    expect(await openOf(tokens, START + 40)).toEqual([false, ...Array(19).fill(true)]);
  });
});
