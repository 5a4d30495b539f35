import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '#tests/engines.ts';
import { INBOX_SETTINGS, sendMessage } from '#tests/inbox-items.ts';
import { storePerson } from '#tests/known-person.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';
import { tablesWith } from '#tests/tables-with.ts';

type Counts = Record<string, number>;

describeEachEngine('personal data:', (engine) => {
  let app: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, INBOX_SETTINGS);
    owner = await signIn(app, 'owner');
  });
  afterAll(() => app.close());

  const auditEntries = async (action: 'person-exported' | 'person-erased') => {
    const rows = await app.engine.db
      .selectFrom('audit_log')
      .select(['object_id', 'details'])
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ object_id, details }) => ({ object_id, details: JSON.parse(details) }));
  };

  test('export contains everything, including files and consent wordings', async () => {
    const { marker, email, application, message, lead, mail } = await storePerson(app, owner.id);
    await sendMessage(app, { email: 'somebody.else@example.com', message: 'Not theirs' });
    const { status, response } = await owner.call('POST', '/people/export', { email });
    expect(status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="person-/);
    const text = await response.text();
    const exported = JSON.parse(text);
    expect(exported.email).toBe(email);
    const byId = new Map(exported.submissions.map((each: { id: string }) => [each.id, each]));
    expect(byId.get(application)).toMatchObject({ message: `I am ${marker}`, kind: 'application' });
    expect(byId.get(message)).toMatchObject({ consent: expect.stringMatching(/.+/) });
    expect(byId.get(lead)).toMatchObject({ source: 'White paper' });
    expect(byId.size).toBe(4);
    expect(exported.subscriptions).toHaveLength(1);
    expect(exported.alerts).toMatchObject([{ words: 'Java', consent: 'Yes' }]);
    expect(exported.mails).toMatchObject([{ id: mail, body: `Dear ${marker}` }]);
    expect(exported.console.notes.map((note: { text: string }) => note.text).sort()).toEqual([
      ...[`N ${marker}`, marker],
    ]);
    expect(exported.console.ratings).toMatchObject([
      { comment: `Good, ${marker}`, scores: { fit: 4 }, staff: owner.name },
    ]);
    expect(exported.console.tags).toEqual([{ applicationId: application, tag: marker }]);
    expect(exported.console.history.length).toBeGreaterThan(0);
    expect(exported.console.inbox).toHaveLength(3);
    expect(exported.console.resumeTexts).toMatchObject([{ text: `The text of ${marker}` }]);
    expect(exported.files.map(({ kind, isIntact }: Counts) => [kind, isIntact])).toEqual([
      ...[
        ['resume', true],
        ['document', true],
      ],
    ]);
    expect(Buffer.from(exported.files[0].base64, 'base64').toString()).toContain(`% ${marker}`);
    expect(text).not.toContain('Not theirs');
    const [entry] = await auditEntries('person-exported');
    expect(entry?.details.submissions).toContain(application);
    expect(JSON.stringify(entry)).not.toContain(marker);
  });

  test('erasure deletes from every table what its plan has listed', async () => {
    const { marker, email, application, message } = await storePerson(app, owner.id);
    const other = await sendMessage(app, { email: 'somebody.else@example.com' });
    const plan = await owner.call<{ counts: Counts; undelivered: Counts }>(
      ...['POST', '/people/erasure-plan'],
      { email: email.toUpperCase() },
    );
    expect(plan.data.counts).toMatchObject({
      applications: 1,
      resumes: 1,
      resume_texts: 1,
      application_documents: 1,
      application_notes: 1,
      application_ratings: 1,
      application_tags: 1,
      application_people: 1,
      contact_messages: 1,
      leads: 2,
      inbox_notes: 1,
      subscriptions: 1,
      job_alerts: 1,
      console_emails: 1,
    });
    expect(plan.data.undelivered).toMatchObject({ 'desk.mail': 1, 'contact.notice': 1 });
    expect(await tablesWith(app.engine.db, marker)).not.toEqual([]);

    const late = await signIn(app, 'owner', { provedAgo: 6 * 60_000 });
    const refused = await late.call('POST', '/people/erasure', { email });
    expect(refused.problem.type).toBe('urn:problem:proof-needed');

    const erased = await owner.call<{ counts: Counts }>('POST', '/people/erasure', { email });
    expect(erased.status).toBe(200);
    expect(erased.data.counts).toEqual(plan.data.counts);
    expect(await tablesWith(app.engine.db, marker)).toEqual([]);
    expect(await tablesWith(app.engine.db, message)).toEqual([
      ...['audit_log', 'audit_objects', 'console_changes'],
    ]);
    const [entry] = await auditEntries('person-erased');
    expect(entry?.details.submissions).toHaveLength(4);
    expect(entry?.details.submissions).toContain(application);
    expect(entry?.details.applications).toBe(1);
    // The audit entry is found by each of the ids.
    for (const id of entry?.details.submissions ?? []) {
      const { data } = await owner.call<{ items: { action: string }[] }>(
        ...(['GET', `/audit?action=person-erased&object=${id}`] as const),
      );
      expect(data.items.map(({ action }) => action)).toEqual(['person-erased']);
    }
    expect((await owner.call('GET', `/inbox/message/${other}`)).status).toBe(200);
    expect((await owner.call('POST', '/people/erasure', { email })).status).toBe(404);
    expect((await owner.call('POST', '/people/export', { email })).status).toBe(404);
  });

  test('erasure is one transaction, and a failure deletes nothing', async () => {
    const { email } = await storePerson(app, owner.id);
    const { db } = app.engine;
    const counts = async () =>
      (await owner.call<{ counts: Counts }>('POST', '/people/erasure-plan', { email })).data.counts;
    const previous = await counts();
    await db.schema.alterTable('console_changes').renameTo('console_changes_away').execute();
    const { status } = await owner.call('POST', '/people/erasure', { email });
    await db.schema.alterTable('console_changes_away').renameTo('console_changes').execute();
    expect(status).toBe(500);
    expect(await counts()).toEqual(previous);
  });

  test('calls require the permission', async () => {
    const sales = await signIn(app, 'sales');
    for (const path of ['export', 'erasure-plan', 'erasure']) {
      const answer = await sales.call('POST', `/people/${path}`, { email: 'x@example.com' });
      expect(answer.status).toBe(403);
    }
    const wrong = await owner.call('POST', '/people/erasure-plan', { email: 'nobody' });
    expect(wrong.status).toBe(400);
  });
});
