/** The report of visits and its export. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { VisitReport } from '#contract/console/visits.ts';
import type { Db } from '#db/schema.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import { siteDay } from '#domain/content/visits/site-days.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const TABLES = ['visit_days', 'visit_counts'] as const;

describeEachEngine('the report of visits', (engine) => {
  let app: TestApp;
  let reader: SignedIn;
  let today: number;
  beforeAll(async () => {
    app = await makeApp(engine);
    reader = await signIn(app, 'reader');
    today = siteDay(zoneOf((await report('today')).timeZone), Date.now());
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of TABLES) await app.engine.db.deleteFrom(table).execute();
  });

  const report = async (period: string) =>
    (await reader.call<VisitReport>('GET', `/visits?period=${period}`)).data;

  /** Stores a day that was counted `ago` days ago. */
  async function storeDay(ago: number, counts: Record<string, number> = {}): Promise<void> {
    const { db } = app.engine;
    const day = today - ago;
    await db.insertInto('visit_days').values({ day, views: 10, visitors: 4, salt: null }).execute();
    for (const [key, count] of Object.entries(counts)) await storeCount(db, day, key, count);
  }

  const storeCount = (db: Db, day: number, key: string, count: number) => {
    const [kind = '', name = ''] = key.split(' ');
    return db.insertInto('visit_counts').values({ day, kind, name, count }).execute();
  };

  test('compares two periods that were counted completely', async () => {
    for (let ago = 0; ago <= 15; ago++) await storeDay(ago);
    await storeCount(app.engine.db, today, 'page /about', 100);
    await storeCount(app.engine.db, today - 1, 'page /about', 8);
    await storeCount(app.engine.db, today - 7, 'page /contact', 3);
    await storeCount(app.engine.db, today - 8, 'page /about', 5);
    await storeCount(app.engine.db, today - 1, 'missing /gone', 2);
    await storeCount(app.engine.db, today - 2, 'search Google', 6);
    const week = await report('7-days');
    expect(week.days).toHaveLength(7);
    expect(week).toMatchObject({
      views: { count: 70, previous: 70 },
      visitors: { count: 28, previous: 28 },
      today: { views: 10, visitors: 4 },
      pages: [
        { path: '/about', count: 8, previous: 5 },
        { path: '/contact', count: 3, previous: 0 },
      ],
      sources: [{ kind: 'search', name: 'Google', count: 6, previous: 0 }],
      missing: { count: 2, previous: 0, paths: [{ path: '/gone', count: 2 }] },
    });
    expect(week.pages[0]?.title).not.toBe('');
    expect((await report('today')).pages).toMatchObject([{ path: '/about', count: 100 }]);
  });

  test.each([
    ['counting began with the earlier period', 14, []],
    ['a day of it was not counted', 15, [3]],
    ['a day before it was not counted', 15, [12]],
  ])('does not compare if %s', async (_name, first, gaps) => {
    for (let ago = 0; ago <= first; ago++) if (!gaps.includes(ago)) await storeDay(ago);
    const week = await report('7-days');
    expect([week.views.previous, week.missing.previous]).toEqual([null, null]);
    expect(week.days.filter(({ views }) => views === null)).toHaveLength(
      gaps.filter((ago) => ago <= 7).length,
    );
  });

  test('lists what visitors sent from a page', async () => {
    await storeDay(0, { 'page /contact': 9, 'page /ne/contact': 1 });
    const sent = {
      topic: '',
      name: 'Sita',
      email: 'sita@example.com',
      company: '',
      phone_number: '',
      message: 'Hello',
      page_title: '',
      verified: 1,
      consent_wording: '',
      idempotency_key: null,
      fingerprint: '',
    };
    for (const route of ['/contact?topic=press', '/ne/contact', 'javascript:alert(1)', '/<b>']) {
      const row = { ...sent, id: crypto.randomUUID(), created_at: Date.now(), page_route: route };
      await app.engine.db.insertInto('contact_messages').values(row).execute();
    }
    expect((await report('today')).results).toMatchObject([
      { path: '/contact', messages: 2, applications: 0, leads: 0 },
    ]);
  });

  test('is exported without formulas', async () => {
    await storeDay(1, { 'site a.example': 2, 'campaign =1+1': 1 });
    const { response } = await reader.call('GET', '/visits/export.csv?period=7-days');
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toBe('"day","kind","name","count"');
    const [day] = lines[1]?.split(',') ?? [];
    expect(lines.slice(1, 5)).toEqual([
      `${day},"views",,"10"`,
      `${day},"visitors",,"4"`,
      `${day},"campaign","'=1+1","1"`,
      `${day},"site","a.example","2"`,
    ]);
  });

  test.each(['owner', 'recruiter', 'sales', 'editor', 'reader'] as const)(
    'can be read by the role %s',
    async (role) => {
      const { status } = await (await signIn(app, role)).call('GET', '/visits');
      expect(status).toBe(200);
    },
  );
});
