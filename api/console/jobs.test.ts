import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsoleJob } from '#contract/console/jobs.ts';
import { loadPack } from '#domain/content/pack/index.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const SLUG = 'accessibility-tester';
const DAY = 86_400_000;

describeEachEngine('jobs in the console', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
    recruiter = await signIn(app, 'recruiter');
  });
  afterAll(() => app.close());

  const publicStatus = async () =>
    (await fetch(`${app.origin}/api/v1/public/job-listings/${SLUG}`)).status;
  const readJob = async (slug = SLUG) => {
    const { data } = await recruiter.call<ConsoleJob[]>('GET', '/jobs');
    return data.find((each) => each.slug === slug);
  };
  const change = (body: object) => recruiter.call<ConsoleJob>('PATCH', `/jobs/${SLUG}`, body);

  test('have their applications counted by stage and by source page', async () => {
    // Half a day more, so that the count does not depend on the hour.
    const published_at = Date.now() - 19.5 * DAY;
    await app.engine.db
      .updateTable('job_listings')
      .set({ published_at })
      .where('slug', '=', SLUG)
      .execute();
    await postApplication(app.origin, applicationForm({ jobId: SLUG }));
    const job = await readJob();
    expect(job).toMatchObject({ applications: 1, unread: 1, stages: { new: 1 }, isOpen: true });
    expect(job?.sources.map(({ count }) => count)).toEqual([1]);
    expect(job?.daysOpen).toBe(19);
  });

  test('have active applicants counted without withdrawn ones', async () => {
    const { db } = app.engine;
    await storeApplicant(db, { job_slug: SLUG, stage: 'interview', withdrawn_at: 1 });
    await storeApplicant(db, { job_slug: SLUG, stage: 'interview' });
    const job = await readJob();
    expect(job?.stages).toEqual({ new: 1, interview: 2 });
    expect(job?.active).toEqual({ new: 1, interview: 1 });
  });

  test('close immediately, stay closed when the pack is loaded again, and reopen', async () => {
    const previous = await readJob();
    const closed = await change({ version: previous?.version ?? -1, isClosed: true });
    expect(closed.data).toMatchObject({ isOpen: false, version: 1 });
    await expect.poll(publicStatus).toBe(410);
    const refused = await postApplication(app.origin, applicationForm({ jobId: SLUG }));
    expect(refused.status).toBe(422);

    await app.engine.db.updateTable('content_state').set({ fingerprint: '' }).execute();
    await loadPack(app.engine, app.config.contentDir);
    expect((await readJob())?.isOpen).toBe(false);
    await expect.poll(publicStatus).toBe(410);

    const opened = await change({ version: 1, isClosed: false });
    expect(opened.data).toMatchObject({ isOpen: true, closedAt: null, version: 2 });
    expect(opened.data.validThrough).toBe(previous?.validThrough);
    await expect.poll(publicStatus).toBe(200);
  });

  test('are extended, and reset to the last day of the pack', async () => {
    const { version = 0, packValidThrough = null } = (await readJob()) ?? {};
    const until = Date.now() + 90 * DAY;
    const extended = await change({ version, validThrough: until });
    expect(extended.data).toMatchObject({ validThrough: until, packValidThrough, isOpen: true });
    const back = await change({ version: version + 1, validThrough: null });
    expect(back.data.validThrough).toBe(packValidThrough);
  });

  test.each([
    ['in the past', () => Date.now() - DAY],
    ['in three years', () => Date.now() + 3 * 365 * DAY],
  ])('refuse a last day %s', async (_when, day) => {
    const { version } = (await readJob()) ?? {};
    const { status, problem } = await change({ version, validThrough: day() });
    expect(status).toBe(422);
    expect(problem.errors?.[0]?.field).toBe('validThrough');
  });

  test('refuse a change of a stale version', async () => {
    const { status, problem } = await change({ version: 0, isClosed: true });
    expect(status).toBe(409);
    expect(problem).toMatchObject({ type: 'urn:problem:stale', current: { isOpen: true } });
  });

  test('accept one of two simultaneous changes', async () => {
    const { version } = (await readJob()) ?? {};
    const answers = await Promise.all([
      change({ version, validThrough: Date.now() + 10 * DAY }),
      change({ version, validThrough: Date.now() + 20 * DAY }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('are changed only with the permission', async () => {
    const reader = await signIn(app, 'reader');
    const { version } = (await readJob()) ?? {};
    const path = `/jobs/${SLUG}`;
    expect((await reader.call('PATCH', path, { version, isClosed: true })).status).toBe(403);
    expect((await reader.call('GET', '/jobs')).status).toBe(200);
    expect((await change({ version, isClosed: false })).status).toBe(200);
    const rows = await app.engine.db.selectFrom('audit_log').selectAll().execute();
    expect(rows.map(({ action }) => action)).toContain('opening-changed');
  });

  test('that the pack does not have are not found', async () => {
    const { status } = await recruiter.call('PATCH', '/jobs/no-such', { version: 0 });
    expect(status).toBe(404);
  });
});
