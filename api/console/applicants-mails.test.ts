import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkResult } from '#contract/console/applicant-work.ts';
import type { Applicant } from '#contract/console/applicants.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine('emails that belong to a change of applicants', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Tarn <post@tarn.example>',
      MAIL_TO: 'team@tarn.example',
    });
    recruiter = await signIn(app, 'recruiter');
  });
  afterAll(() => app.close());

  const draft = { template: '', subject: 'Your application', body: 'Sorry, {name}.', sendAt: null };
  const storeSome = async (count: number) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push(await storeApplicant(app.engine.db));
    return ids;
  };
  const reject = (ids: readonly string[], mail: object = draft, by = recruiter) =>
    by.call<BulkResult>('POST', '/applications/bulk', {
      ids,
      change: { stage: 'rejected', reason: 'skills' },
      mail,
    });
  const undo = (changeId: unknown) =>
    recruiter.call<BulkResult>('POST', '/applications/undo', { changeId });
  const open = async (id: string | undefined) =>
    (await recruiter.call<Applicant>('GET', `/applications/${id}`)).data;
  const mailStates = async (id: string | undefined) =>
    (await open(id)).mails.map(({ state }) => state);

  test('are written once to each applicant whose application changes', async () => {
    const [one, two, three] = await storeSome(3);
    await recruiter.call('PATCH', `/applications/${three}`, {
      version: 1,
      stage: 'rejected',
      reason: 'filled',
    });
    const ids = [one, two, three].map(String);
    const other = await signIn(app, 'owner');
    const answers = await Promise.all([reject(ids), reject(ids, draft, other)]);
    const written = answers.map(({ data }) => data.mailsWritten);
    expect(written.reduce((sum, n) => sum + n, 0)).toBe(2);
    expect((await open(one)).mails).toMatchObject([{ body: expect.stringMatching(/Sorry/) }]);
    expect(await mailStates(two)).toHaveLength(1);
    expect(await mailStates(three)).toEqual([]);
    expect((await open(one)).history.map(({ kind }) => kind)).toContain('mail-written');
  });

  test('are canceled by an undo unless they have been sent', async () => {
    const ids = await storeSome(2);
    const rejection = (await reject(ids)).data;
    const [left] = (await open(ids[0])).mails;
    await app.engine.db
      .updateTable('outbox')
      .set({ attempts: 1, delivered_at: Date.now() })
      .where('subject_id', '=', left?.id ?? '')
      .execute();
    expect((await undo(rejection.changeId)).data.changed).toHaveLength(2);
    expect(await mailStates(ids[0])).toEqual(['sent']);
    expect(await mailStates(ids[1])).toEqual(['canceled']);
    expect((await open(ids[1])).stage).toBe('new');
  });

  test('are not written for a stale version or an application that is already rejected', async () => {
    const [id = ''] = await storeSome(1);
    const rejectOne = (version: number, mail: object = draft) =>
      recruiter.call<Applicant>('PATCH', `/applications/${id}`, {
        version,
        stage: 'rejected',
        reason: 'skills',
        mail,
      });
    await recruiter.call('PATCH', `/applications/${id}`, { version: 1, stage: 'offer' });
    const stale = await rejectOne(1);
    expect([stale.status, stale.problem.type]).toEqual([409, 'urn:problem:stale']);
    expect(stale.problem.current).toMatchObject({ version: 2, stage: 'offer', mails: [] });
    const unknown = await rejectOne(2, { ...draft, body: 'Dear {nobody}' });
    expect([unknown.status, unknown.problem.errors?.[0]?.field]).toEqual([422, 'draft.body']);
    expect(await open(id)).toMatchObject({ stage: 'offer', version: 2, mails: [] });

    const { data } = await rejectOne(2);
    expect(data).toMatchObject({ stage: 'rejected', mails: [{ state: 'waiting' }] });
    // It is already rejected, and the applicant gets no second email.
    const again = await rejectOne(data.version);
    expect([again.status, again.problem.type]).toEqual([409, 'urn:problem:conflict']);
    const changeId = data.history.find(({ kind }) => kind === 'stage')?.changeId;
    expect((await undo(changeId)).data.changed).toMatchObject([{ stage: 'offer' }]);
    expect(await mailStates(id)).toEqual(['canceled']);
  });

  test('with an invalid draft change nothing', async () => {
    const ids = await storeSome(2);
    expect((await reject(ids, { ...draft, body: 'Dear {nobody}' })).status).toBe(422);
    expect((await reject(ids, { ...draft, subject: 'a\0b' })).status).toBe(400);
    expect(await open(ids[0])).toMatchObject({ stage: 'new', version: 1, mails: [] });
    expect((await open(ids[0])).history).toHaveLength(1);
  });
});

describeOnOneEngine('a site without a mail server', (engine) => {
  test('refuses a change with an email, and changes nothing', async () => {
    const app = await makeApp(engine);
    const recruiter = await signIn(app, 'recruiter');
    const id = await storeApplicant(app.engine.db);
    const mail = { template: '', subject: 'x', body: 'y', sendAt: null };
    const { status, problem } = await recruiter.call('POST', '/applications/bulk', {
      ids: [id],
      change: { stage: 'offer' },
      mail,
    });
    expect([status, problem.type]).toEqual([409, 'urn:problem:conflict']);
    const { data } = await recruiter.call<Applicant>('GET', `/applications/${id}`);
    expect(data).toMatchObject({ stage: 'new', version: 1 });
    await app.close();
  });
});
