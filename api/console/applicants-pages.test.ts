import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicantPage } from '#contract/console/applicants.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { storeMany } from '#tests/many-applications.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const COUNT = 230;

describeOnOneEngine('pages of applicants', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  let reader: SignedIn;
  let ids: string[];
  beforeAll(async () => {
    app = await makeApp(engine);
    [recruiter, reader] = [await signIn(app, 'recruiter'), await signIn(app, 'reader')];
    ids = await storeMany(app.engine.db, COUNT, { staff: [recruiter.id] });
    // Many with the same time, so that a page ends among them.
    const { db } = app.engine;
    const same = await db.selectFrom('applications').select('submitted_at').limit(1).execute();
    for (const { submitted_at } of same) {
      await db
        .updateTable('applications')
        .set({ submitted_at })
        .where('id', 'in', ids.slice(0, 120))
        .execute();
    }
  });
  afterAll(() => app.close());

  const page = async (query: string, by: SignedIn) => {
    const { status, data } = await by.call<ApplicantPage>('GET', `/applications?${query}`);
    expect(status).toBe(200);
    return data;
  };
  const pages = async (query: string, by: SignedIn) => {
    const items: ApplicantPage['items'] = [];
    let next: string | null = '';
    while (next !== null) {
      const answer: ApplicantPage = await page(next === '' ? query : `${query}&cursor=${next}`, by);
      expect(answer.items.length).toBe(answer.next ? 50 : answer.total % 50 || 50);
      items.push(...answer.items);
      next = answer.next;
    }
    return items;
  };

  test.each(['newest', 'oldest', 'rating'])(
    'contain each applicant once, sorted by %s',
    async (sort) => {
      for (const by of [recruiter, reader]) {
        const items = await pages(`sort=${sort}`, by);
        expect(new Set(items.map(({ id }) => id)).size).toBe(COUNT);
        const keys = items.map(({ rating, receivedAt }) =>
          sort === 'rating' ? [rating ?? 0, receivedAt] : [0, receivedAt],
        );
        const expected = keys.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b);
        expect(keys).toEqual(sort === 'oldest' ? expected.reverse() : expected);
      }
    },
  );

  test.each(['skill=JavaScript', 'tag=campus', 'skill=Python,JavaScript', 'unread=yes'])(
    'continue with the filter %j in every order',
    async (query) => {
      const newest = (await pages(query, recruiter)).map(({ id }) => id);
      expect(newest.length).toBeGreaterThan(0);
      expect((await pages(`${query}&sort=oldest`, recruiter)).map(({ id }) => id)).toEqual(
        newest.toReversed(),
      );
      const rated = (await pages(`${query}&sort=rating`, recruiter)).map(({ id }) => id);
      expect(rated.toSorted()).toEqual(newest.toSorted());
    },
  );

  test('stay the same while applications arrive and many clients read', async () => {
    const first = await page('', recruiter);
    const second = await page(`cursor=${first.next}`, recruiter);
    await storeApplicant(app.engine.db, { stage: 'offer' });
    const requests = Array.from({ length: 200 }, () => page(`cursor=${first.next}`, recruiter));
    for (const answer of await Promise.all(requests)) {
      expect(answer.items).toEqual(second.items);
      expect(answer.next).toBe(second.next);
    }
  });
});
