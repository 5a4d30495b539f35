/** Applicants see only stages that staff show, and final stages cancel scheduled emails. */
import { expect, test } from 'vitest';
import type { BulkResult } from '#contract/console/applicant-work.ts';
import type { Applicant } from '#contract/console/applicants.ts';
import { applicationPath } from '#tests/application-link.ts';
import { draft, emailWriters, writeEmail } from '#tests/email-writers.ts';
import { describeOnOneEngine } from '#tests/engines.ts';

const DAY = 86_400_000;

describeOnOneEngine('the stage that applicants see', (engine) => {
  const { app, db, recruiter, apply, due, mailsTo } = emailWriters(engine, {});
  let count = 0;
  const applicant = async () => {
    const email = `shown${++count}@example.com`;
    return { email, id: await apply(email) };
  };
  const read = async (id: string) =>
    (await recruiter().call<Applicant>('GET', `/applications/${id}`)).data;
  const change = async (id: string, body: object) => {
    const { version } = await read(id);
    return recruiter().call<Applicant>('PATCH', `/applications/${id}`, { version, ...body });
  };
  const bulk = async (ids: string[], body: object) =>
    (await recruiter().call<BulkResult>('POST', '/applications/bulk', { ids, ...body })).data;
  const undo = (changeId: string | null | undefined) =>
    recruiter().call<BulkResult>('POST', '/applications/undo', { changeId });
  /** The headings of the steps on the applicant's status page. */
  const visibleSteps = async (id: string) => {
    const page = await (await fetch(app().origin + (await applicationPath(db(), id)))).text();
    return [...page.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title);
  };
  const scheduled = async (id: string) =>
    (await writeEmail(recruiter(), 'application', id, draft({}, Date.now() + DAY))).data;
  const stateOf = async (id: string) => (await read(id)).mails.map(({ state }) => state);
  const rejection = { change: { stage: 'rejected', reason: 'skills' } };

  test('is hidden until staff show it, and undo hides it again', async () => {
    const { id } = await applicant();
    expect(await visibleSteps(id)).toEqual(['Arrived']);
    await change(id, { stage: 'screening' });
    await change(id, { stage: 'interview' });
    expect(await visibleSteps(id)).toEqual(['Arrived']);
    expect((await read(id)).visibleStage).toBe('new');

    const response = await change(id, { isShown: true });
    expect(await visibleSteps(id)).toEqual(['Arrived', 'Talking']);
    expect(response.data).toMatchObject({ stage: 'interview', visibleStage: 'interview' });
    const [entry] = response.data.history;
    expect(entry).toMatchObject({ kind: 'shown', canUndo: true });
    const undone = await undo(entry?.changeId);
    expect(undone.data.changed).toHaveLength(1);
    expect(await visibleSteps(id)).toEqual(['Arrived']);
    await undo(undone.data.changeId);
    expect(await visibleSteps(id)).toEqual(['Arrived', 'Talking']);

    await change(id, { stage: 'offer', isShown: true });
    expect(await visibleSteps(id)).toEqual(['Arrived', 'Talking', 'Offer']);
    await change(id, { stage: 'screening' });
    expect(await visibleSteps(id)).toEqual(['Arrived', 'Talking', 'Offer']);
  });

  test('is shown to many in one change', async () => {
    const ids = [(await applicant()).id, (await applicant()).id];
    await bulk(ids, { change: { stage: 'interview' } });
    const { changed } = await bulk(ids, { change: { isShown: true } });
    expect(changed).toHaveLength(2);
    for (const id of ids) expect(await visibleSteps(id)).toEqual(['Arrived', 'Talking']);
  });

  test('hides a rejection unless staff show it', async () => {
    const [unnotified, notified] = [await applicant(), await applicant()];
    await bulk([unnotified.id], rejection);
    expect(await visibleSteps(unnotified.id)).toEqual(['Arrived']);
    const { changeId } = await bulk([notified.id], {
      change: { ...rejection.change, isShown: true },
    });
    expect(await visibleSteps(notified.id)).toEqual(['Arrived', 'Closed']);
    await undo(changeId);
    expect(await visibleSteps(notified.id)).toEqual(['Arrived']);
  });

  test('shows a rejection once its email is sent, but not if that is canceled', async () => {
    const [left, stopped] = [await applicant(), await applicant()];
    const mail = draft({ body: 'We go on with others.' });
    await bulk([left.id, stopped.id], { ...rejection, mail });
    expect(await visibleSteps(left.id)).toEqual(['Arrived']);
    const idOf = async (id: string) => (await read(id)).mails[0]?.id ?? '';
    await recruiter().call('POST', `/mails/${await idOf(stopped.id)}/cancel`);
    await due(await idOf(left.id));
    await expect.poll(() => visibleSteps(left.id)).toEqual(['Arrived', 'Closed']);
    expect(mailsTo(left.email).length).toBe(2);
    expect(await visibleSteps(stopped.id)).toEqual(['Arrived']);
  });

  test('shows a hidden rejection with a later rejection email', async () => {
    const { id } = await applicant();
    await bulk([id], rejection);
    const other = await writeEmail(recruiter(), 'application', id);
    await due(other.data.id);
    await expect.poll(() => stateOf(id)).toEqual(['sent']);
    expect(await visibleSteps(id)).toEqual(['Arrived']);
    const email = await writeEmail(recruiter(), 'application', id, {
      ...draft(),
      template: 'rejection',
    });
    await due(email.data.id);
    await expect.poll(() => visibleSteps(id)).toEqual(['Arrived', 'Closed']);
  });

  test.each(['rejected', 'hired'])(
    'scheduled emails are canceled with %s, and undo schedules them again',
    async (stage) => {
      const { id, email } = await applicant();
      const { id: mailId } = await scheduled(id);
      const stageChange = { stage, ...(stage === 'rejected' && { reason: 'skills' }) };
      const { data } = await change(id, { ...stageChange, mail: draft({ subject: 'The end' }) });
      expect(await stateOf(id)).toEqual(['canceled', 'waiting']);
      await undo(data.history.find(({ kind }) => kind === 'stage')?.changeId);
      expect(await stateOf(id)).toEqual(['scheduled', 'canceled']);
      await due(mailId);
      await expect
        .poll(() => mailsTo(email).filter(({ raw }) => raw.includes('About your application')))
        .toHaveLength(1);
    },
  );

  test('scheduled emails are canceled in bulk, unless staff keep them', async () => {
    const [one, other, third] = [await applicant(), await applicant(), await applicant()];
    for (const { id } of [one, other, third]) await scheduled(id);
    const result = await bulk([one.id, other.id], rejection);
    expect(result).toMatchObject({ mailsCanceled: 2, mailsWritten: 0 });
    await undo(result.changeId);
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual([
      ['scheduled'],
      ['scheduled'],
    ]);
    expect(
      (await bulk([third.id], { ...rejection, keepScheduledEmails: true })).mailsCanceled,
    ).toBe(0);
    expect(await stateOf(third.id)).toEqual(['scheduled']);
    // A stage that is not final cancels nothing.
    await bulk([one.id], { change: { stage: 'interview' } });
    expect(await stateOf(one.id)).toEqual(['scheduled']);
  });
});
