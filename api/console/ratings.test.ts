import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Applicant } from '#contract/console/applicants.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine('ratings', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  let owner: SignedIn;
  let reader: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    recruiter = await signIn(app, 'recruiter');
    owner = await signIn(app, 'owner');
    reader = await signIn(app, 'reader');
  });
  afterAll(() => app.close());

  const rate = (id: string, scores: object, by = recruiter, comment = '') =>
    by.call<Applicant>('PUT', `/applications/${id}/rating`, { scores, comment });
  const open = async (id: string, by: SignedIn) =>
    (await by.call<Applicant>('GET', `/applications/${id}`)).data;

  test('use the criteria of the job, or else those of the pack', async () => {
    const { db } = app.engine;
    const pool = await open(await storeApplicant(db), reader);
    expect(pool.criteria.map(({ id }) => id)).toEqual(['skills', 'experience']);
    const own = await storeApplicant(db, { job_slug: 'senior-react-engineer', job_name: 'React' });
    expect((await open(own, reader)).criteria).toEqual([
      { id: 'react', label: 'React and TypeScript' },
      { id: 'review', label: 'Reviews that others learn from' },
    ]);
    expect((await rate(own, { skills: 3 })).status).toBe(422);
    expect((await rate(own, { react: 3 })).status).toBe(200);
    const gone = await storeApplicant(db, { job_slug: 'gone', job_name: 'Gone' });
    expect((await open(gone, reader)).criteria).toEqual(pool.criteria);
  });

  test('of others are hidden from a member who may rate until they have rated', async () => {
    const id = await storeApplicant(app.engine.db);
    const first = (await rate(id, { skills: 5, experience: 4 }, owner, 'Strong')).data;
    expect(first).toMatchObject({ rating: 4.5, ratings: [], hiddenRatings: 0, version: 1 });
    expect(first.ownRating).toMatchObject({ comment: 'Strong', scores: { skills: 5 } });

    const hidden = await open(id, recruiter);
    expect(hidden).toMatchObject({ rating: null, ratings: [], hiddenRatings: 1, ownRating: null });
    expect(JSON.stringify(hidden)).not.toContain('Strong');
    // A member who cannot rate cannot be biased.
    expect(await open(id, reader)).toMatchObject({ rating: 4.5, hiddenRatings: 0 });

    const { data } = await rate(id, { skills: 1 });
    expect(data).toMatchObject({ rating: 2.75, hiddenRatings: 0 });
    expect(data.ratings).toMatchObject([{ staff: { id: owner.id }, comment: 'Strong' }]);
    expect((await rate(id, { skills: 3 })).data.rating).toBe(3.75);
  });

  test('of two simultaneous members both count', async () => {
    const id = await storeApplicant(app.engine.db);
    await Promise.all([rate(id, { skills: 1 }), rate(id, { skills: 5 }, owner)]);
    expect((await open(id, reader)).rating).toBe(3);
  });

  test('refuse invalid scores, and members who may only read', async () => {
    const id = await storeApplicant(app.engine.db);
    expect((await rate(id, {})).status).toBe(422);
    expect((await rate(id, { skills: 6 })).status).toBe(400);
    expect((await rate(id, { skills: 2.5 })).status).toBe(400);
    expect((await rate(id, { charm: 3 })).status).toBe(422);
    expect((await rate(id, { skills: 3 }, recruiter, 'x'.repeat(2001))).status).toBe(400);
    expect((await rate(id, { skills: 3 }, recruiter, 'a\0b')).status).toBe(400);
    expect((await rate(id, { skills: 3 }, reader)).status).toBe(403);
    expect((await open(id, reader)).rating).toBeNull();
  });
});
