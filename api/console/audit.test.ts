import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/console/audit.ts';
import { audit } from '#domain/staff/audit.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const DAY = 86_400_000;

describeEachEngine('the audit log', (engine) => {
  let app: TestApp;
  let owner: SignedIn;
  let former: SignedIn;
  const object = randomUUID();
  beforeAll(async () => {
    app = await makeApp(engine);
    owner = await signIn(app, 'owner');
    former = await signIn(app, 'sales', { name: '=Former, "colleague"' });
    const { db } = app.engine;
    const note = (staffId: string | null, at: number, objectId = 'x') =>
      audit(
        db,
        {
          staffId,
          action: 'inbox-changed',
          objectKind: 'message',
          objectId,
          details: { state: 'done' },
        },
        at,
      );
    await note(former.id, Date.parse('2026-03-01T00:00:00Z'), object);
    await note(former.id, Date.parse('2026-03-02T23:59:59Z'));
    await note(null, Date.parse('2026-03-03T00:00:00Z'));
    // More than a page, all in the same millisecond.
    for (let index = 0; index < 150; index++) await note(owner.id, DAY);
    await db.updateTable('staff').set({ removed_at: 1 }).where('id', '=', former.id).execute();
  });
  afterAll(() => app.close());

  const list = async (query = '') => {
    const { status, data } = await owner.call<{ items: AuditEntry[]; next: string | null }>(
      ...(['GET', `/audit${query}`] as const),
    );
    expect(status).toBe(200);
    return data;
  };

  test('is paged, newest first, with the names of former members', async () => {
    const first = await list();
    expect(first.items).toHaveLength(100);
    expect(first.items.slice(0, 3).map(({ staff }) => staff?.name)).toEqual([
      ...[undefined, former.name, former.name],
    ]);
    expect(first.items[1]).toMatchObject({
      action: 'inbox-changed',
      objectKind: 'message',
      details: { state: 'done' },
    });
    const second = await list(`?cursor=${first.next}`);
    expect(second.items).toHaveLength(53);
    expect(second.next).toBeNull();
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(153);
    expect((await owner.call('GET', '/audit?cursor=WzEsImEiXQ')).status).toBe(400);
  });

  test('is filtered by member, action, object, and days, both inclusive', async () => {
    const countFor = async (query: string) => (await list(query)).items.length;
    expect(await countFor(`?staff=${former.id}`)).toBe(2);
    expect(await countFor(`?object=${object}`)).toBe(1);
    expect(await countFor('?action=rated')).toBe(0);
    expect(await countFor('?from=2026-03-01&to=2026-03-02')).toBe(2);
    expect(await countFor('?from=2026-03-03')).toBe(1);
    expect(await countFor(`?to=2026-03-01&staff=${former.id}`)).toBe(1);
    expect((await owner.call('GET', '/audit?action=anything')).status).toBe(400);
    expect((await owner.call('GET', '/audit?from=2026-02-31')).status).toBe(400);
  });

  test('finds an entry by each of its objects, in order of time', async () => {
    const ids = Array.from({ length: 1200 }, () => randomUUID());
    const [first = '', second = '', last = ''] = [ids[0], ids[1], ids.at(-1)];
    const erased = { staffId: owner.id, action: 'person-erased', objectKind: 'person' } as const;
    await audit(app.engine.db, { ...erased, objectId: first, objectIds: ids }, 5000);
    const opened = { staffId: owner.id, action: 'application-opened' } as const;
    for (const at of [4000, 6000]) {
      await audit(app.engine.db, { ...opened, objectKind: 'application', objectId: second }, at);
    }
    const countFor = async (id: string) =>
      (await list(`?object=${id}`)).items.map(({ action, at }) => [action, at]);
    expect(await countFor(second)).toEqual([
      ...[
        ['application-opened', 6000],
        ['person-erased', 5000],
        ['application-opened', 4000],
      ],
    ]);
    for (const id of [first, last]) expect(await countFor(id)).toEqual([['person-erased', 5000]]);
    const { response } = await owner.call('GET', `/audit/export.csv?object=${last}`);
    expect((await response.text()).trim().split('\r\n')).toHaveLength(2);
  });

  test('is exported as CSV, which is audited', async () => {
    const query = `?staff=${former.id}`;
    const { status, response } = await owner.call('GET', `/audit/export.csv${query}`);
    expect(status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    // A cell that a spreadsheet would read as a formula is text.
    expect(lines[1]).toContain(`"'=Former, ""colleague"""`);
    const [entry] = (await list('?action=exported')).items;
    expect(entry).toMatchObject({ objectKind: 'audit', details: { rows: 2 } });
    const late = await signIn(app, 'owner', { provedAgo: 6 * 60_000 });
    expect((await late.call('GET', '/audit/export.csv')).problem.type).toBe(
      'urn:problem:proof-needed',
    );
  });

  test('is append-only in the database', async () => {
    const { db } = app.engine;
    const count = async () => {
      const { n } = await db
        .selectFrom('audit_log')
        .select((row) => row.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return Number(n);
    };
    const previous = await count();
    const attempts: (() => Promise<unknown>)[] = [
      () => db.updateTable('audit_log').set({ details: '{}' }).execute(),
      () => db.deleteFrom('audit_log').where('object_id', '=', object).execute(),
      () => sql`update audit_log set staff_id = null`.execute(db),
      () => sql`delete from audit_log`.execute(db),
      engine === 'PostgreSQL'
        ? () => sql`truncate audit_log cascade`.execute(db)
        : () => sql`replace into audit_log select * from audit_log`.execute(db),
      () => db.updateTable('audit_objects').set({ object_id: '' }).execute(),
      () => db.deleteFrom('audit_objects').execute(),
      engine === 'PostgreSQL'
        ? () => sql`truncate audit_objects`.execute(db)
        : () => sql`replace into audit_objects select * from audit_objects`.execute(db),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('append-only');
    expect(await count()).toBe(previous);
  });
});
