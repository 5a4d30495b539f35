/** Mails that belong to a change of many applications, and are written in its transaction. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_MAILS_PER_HOUR } from '#contract/console/mails.ts';
import { storedModules } from '#domain/content/pack/index.ts';
import { eraseExpired } from '#domain/inbox/stored-submissions/index.ts';
import { type Actor, requirePermission } from '#domain/staff/permissions.ts';
import { localizedMailParts, mailContext } from '#server/jobs/mail-context.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { signIn } from '#tests/staff.ts';
import { type ConsoleMailParts, sentMailsOf, undoMailsOfChange, writeMails } from './index.ts';

const DAY = 86_400_000;

describeEachEngine('mails to many applicants', (engine) => {
  let app: TestApp;
  let actor: Actor;
  let parts: ConsoleMailParts;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
    const { id: staffId, name, email } = await signIn(app, 'recruiter');
    actor = { staffId, name, email, role: 'recruiter', sessionId: '', provedAt: 0 };
    const pack = await storedModules(app.engine.db);
    const context = mailContext({
      localize: (language) => localizedMailParts(pack, language),
      origin: app.origin,
      console: null,
      secrets: { newsletterSecret: 'one', statusSecret: 'another' },
    });
    parts = { context, sendsMail: true };
  });
  afterAll(() => app.close());

  const draft = { template: 'rejection', subject: 'No', body: 'Sorry, {name}.', sendAt: null };
  const applyAs = async (name: string) => {
    const response = await postApplication(app.origin, applicationForm({ name }));
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const write = (applicationIds: string[], changeId = randomUUID(), now = Date.now()) =>
    app.engine.db
      .transaction()
      .execute((transaction) =>
        writeMails(
          requirePermission(actor, 'applicants.work'),
          transaction,
          parts,
          { applicationIds, draft, changeId, visibleStage: null },
          now,
        ),
      );
  const stop = (changeId: string, applicationIds: string[]) =>
    app.engine.db
      .transaction()
      .execute((transaction) =>
        undoMailsOfChange(
          requirePermission(actor, 'applicants.work'),
          transaction,
          { changeId, applicationIds },
          Date.now(),
        ),
      );
  const claim = (mailId: string | undefined) =>
    app.engine.db
      .updateTable('outbox')
      .set({ attempts: 1 })
      .where('subject_id', '=', mailId ?? '')
      .execute();

  test('writes one mail to each applicant who has not withdrawn', async () => {
    const ids = [await applyAs('Maya'), await applyAs('Hari'), await applyAs('Gita')];
    await app.engine.db
      .updateTable('applications')
      .set({ withdrawn_at: 1 })
      .where('id', '=', ids[2] ?? '')
      .execute();
    const mailIds = await write([...ids, randomUUID()]);
    expect(mailIds).toHaveLength(2);
    const mails = await sentMailsOf(app.engine.db, ids);
    const bodies = ids.map((id) => mails.get(id)?.map(({ body, template }) => [body, template]));
    expect(bodies).toEqual([[['Sorry, Maya.', 'rejection']], [['Sorry, Hari.', 'rejection']], []]);
  });

  test('stops the mails of a change, except those that are being sent', async () => {
    const ids = [await applyAs('Maya'), await applyAs('Hari')];
    const [changeId, otherId] = [randomUUID(), randomUUID()];
    await write(ids, changeId);
    const [first] = (await sentMailsOf(app.engine.db, ids)).get(ids[0] ?? '') ?? [];
    await write(ids, otherId);
    await claim(first?.id);
    expect(await stop(changeId, ids.slice(0, 1))).toEqual([]);
    expect(await stop(changeId, ids)).toEqual([ids[1]]);
    expect(await stop(changeId, ids)).toEqual([]);
    const mails = await sentMailsOf(app.engine.db, ids);
    const states = ids.map((id) =>
      mails
        .get(id)
        ?.map(({ state }) => state)
        .sort(),
    );
    expect(states).toEqual([
      ['waiting', 'waiting'],
      ['canceled', 'waiting'],
    ]);
  });

  test('writes none if they would exceed the hourly limit', async () => {
    const id = await applyAs('Maya');
    const many = Array.from({ length: MAX_MAILS_PER_HOUR }, () => randomUUID());
    const { db } = app.engine;
    const row = await db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('applications')
      .values(many.map((other) => ({ ...row, id: other })))
      .execute();
    await expect(write([id, ...many])).rejects.toMatchObject({ code: 'too-many' });
    expect((await sentMailsOf(db, [id])).get(id)).toEqual([]);
  });

  test('erases mails together with their application', async () => {
    const id = await applyAs('Maya');
    const [mailId = ''] = await write([id]);
    const { db } = app.engine;
    await db.updateTable('applications').set({ submitted_at: 1 }).where('id', '=', id).execute();
    const counts = await eraseExpired(db, { applications: 2, messages: null, pending: null });
    expect(counts).toMatchObject({ applications: 1, console_emails: 1 });
    const remaining = db.selectFrom('outbox').select('id').where('subject_id', '=', mailId);
    expect(await remaining.execute()).toEqual([]);
  });

  test('refuses a mail that is scheduled too far ahead', async () => {
    const late = { ...draft, sendAt: Date.now() + 61 * DAY };
    const id = await applyAs('Maya');
    const writing = app.engine.db
      .transaction()
      .execute((transaction) =>
        writeMails(
          requirePermission(actor, 'applicants.work'),
          transaction,
          parts,
          { applicationIds: [id], draft: late, changeId: randomUUID(), visibleStage: null },
          Date.now(),
        ),
      );
    await expect(writing).rejects.toMatchObject({ code: 'invalid-fields' });
  });
});
