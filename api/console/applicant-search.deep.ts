/**
 * With very many matches the search uses other query plans, which must return the same rows.
 * `npm run bench -- console` measures and limits their times.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexPendingApplicants } from '#domain/hiring/applicant-search.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { MANY_STAGES, storeMany } from '#tests/many-applications.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const COUNT = 12_000;

interface Row {
  id: string;
  name: string;
  stage: string;
  job_slug: string | null;
  rating: number | null;
}

interface Page {
  items: { id: string }[];
  next: string | null;
  total: number;
}

describeEachEngine('the search among very many applicants', (engine) => {
  let app: TestApp;
  let reader: SignedIn;
  /** Newest first. */
  let rows: Row[];
  beforeAll(async () => {
    app = await makeApp(engine, { APPLICATIONS_KEPT: 'off' });
    reader = await signIn(app, 'reader');
    const { db } = app.engine;
    await storeMany(db, COUNT, { jobSlugs: ['one', 'two'], staff: [reader.id] });
    while (await indexPendingApplicants(db));
    rows = await db
      .selectFrom('applications')
      .select(['id', 'name', 'stage', 'job_slug', 'rating'])
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }, 300_000);
  afterAll(() => app.close());

  /** The ids of the first three pages, and the reported total. */
  async function find(query: string): Promise<{ ids: string[]; total: number }> {
    const ids: string[] = [];
    let cursor: string | null = '';
    let total = 0;
    for (let page = 0; page < 3 && cursor !== null; page++) {
      const path: string = `/applications?${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const { data } = await reader.call<Page>('GET', path);
      ids.push(...data.items.map(({ id }) => id));
      cursor = data.next;
      total = data.total;
    }
    return { ids, total };
  }

  const hasAsha = ({ name }: Row) => name.startsWith('Asha ');
  const last = MANY_STAGES[4];

  test.each<[query: string, isFound: (row: Row) => boolean]>([
    ['q=example.com', () => true],
    ['q=writes', () => true],
    ['q=exa', () => true],
    // Words of two letters match only whole words: `Go` is not Google.
    ['q=ex', () => false],
    ['q=writes+number', () => true],
    ['q=asha', hasAsha],
    ['q=asha+gur', (row) => row.name === 'Asha Gurung'],
    [`q=writes&stage=${last}`, ({ stage }) => stage === last],
    [`q=asha&stage=${last}`, (row) => row.stage === last && hasAsha(row)],
    ['q=writes&job=one', ({ job_slug }) => job_slug === 'one'],
    ['q=writes&job=none', ({ job_slug }) => job_slug === null],
    ['q=writes&job=nowhere', () => false],
    ['q=writes+qqqqq', () => false],
  ])('returns the same rows for %s', async (query, isFound) => {
    const all = rows.filter(isFound).map(({ id }) => id);
    const { ids, total } = await find(query);
    expect(ids).toEqual(all.slice(0, 150));
    expect(total).toBe(Math.min(all.length, 10_000));
    const oldest = await find(`${query}&sort=oldest`);
    expect(oldest.ids).toEqual(all.toReversed().slice(0, 150));
  });

  test('returns the same rows when sorted by rating', async () => {
    const rated = rows.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
    const { ids } = await find('q=writes&sort=rating');
    expect(ids).toEqual(rated.slice(0, 150).map(({ id }) => id));
  });

  test.each(['skill=JavaScript', 'skill=COBOL', 'tag=campus', 'unread=yes', 'rating=4'])(
    'filters by %s alike, with a word that every row has and without it',
    async (filter) => {
      expect(await find(`q=writes&${filter}`)).toEqual(await find(filter));
    },
  );
});
