import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Applicant, Note } from '#contract/console/applicants.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine('notes', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  let owner: SignedIn;
  let reader: SignedIn;
  let id: string;
  beforeAll(async () => {
    app = await makeApp(engine);
    recruiter = await signIn(app, 'recruiter');
    owner = await signIn(app, 'owner');
    reader = await signIn(app, 'reader');
    id = await storeApplicant(app.engine.db);
  });
  afterAll(() => app.close());

  const add = (text: string, mentions: string[] = [], by = recruiter) =>
    by.call<Note>('POST', `/applications/${id}/notes`, { text, mentions });
  const edit = (noteId: string, body: object, by = recruiter) =>
    by.call<Note>('PATCH', `/notes/${noteId}`, { mentions: [], version: 1, ...body });
  const notes = async () => (await reader.call<Applicant>('GET', `/applications/${id}`)).data.notes;

  test('are added, mention colleagues, and are visible to readers', async () => {
    const { status, data } = await add('  Ask about\nthe notice period ', [reader.id, reader.id]);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      text: 'Ask about\nthe notice period',
      version: 1,
      editedAt: null,
      staff: { id: recruiter.id, name: recruiter.name },
      mentions: [{ id: reader.id, name: reader.name }],
    });
    expect(await notes()).toContainEqual(data);
  });

  test('are changed only by their author', async () => {
    const { data: note } = await add('First');
    expect((await edit(note.id, { text: 'Mine now' }, owner)).status).toBe(403);
    expect((await owner.call('DELETE', `/notes/${note.id}`)).status).toBe(403);
    expect((await edit(note.id, { text: 'x' }, reader)).status).toBe(403);
    const { data } = await edit(note.id, { text: 'Second', mentions: [owner.id] });
    expect(data).toMatchObject({ text: 'Second', version: 2, mentions: [{ id: owner.id }] });
    expect(data.editedAt).not.toBeNull();
  });

  test('refuse an edit of a stale version, with the current state', async () => {
    const { data: note } = await add('First');
    const answers = await Promise.all([
      edit(note.id, { text: 'In one window' }),
      edit(note.id, { text: 'In another' }),
    ]);
    const stale = answers.find(({ status }) => status === 409);
    const saved = answers.find(({ status }) => status === 200);
    expect(stale?.problem).toMatchObject({
      type: 'urn:problem:stale',
      current: { text: saved?.data.text, version: 2 },
    });
  });

  test('leave no text behind when removed', async () => {
    const { data: note } = await add('Whisper of the removed');
    const { status } = await recruiter.call('DELETE', `/notes/${note.id}`);
    expect(status).toBe(204);
    expect((await notes()).map((each) => each.id)).not.toContain(note.id);
    const { db } = app.engine;
    const remaining = [
      await db.selectFrom('application_notes').select('text').execute(),
      await db.selectFrom('application_events').select('data').execute(),
      await db.selectFrom('audit_log').select('details').execute(),
    ];
    expect(JSON.stringify(remaining)).not.toContain('Whisper');
    expect((await edit(note.id, { text: 'x' })).status).toBe(404);
    expect((await recruiter.call('DELETE', `/notes/${note.id}`)).status).toBe(404);
  });

  test('refuse long, empty or invalid text, and mentions of members without access', async () => {
    for (const text of ['x'.repeat(10_001), ' \n ', 'a\0b']) {
      const { status, problem } = await add(text);
      expect([status, problem.errors?.[0]?.field]).toEqual([400, 'text']);
    }
    expect((await add('x'.repeat(2_000_000))).status).toBe(413);
    const unknownMention = await add('x', [randomUUID()]);
    expect(unknownMention.status).toBe(422);
    expect(unknownMention.problem.errors?.[0]?.field).toBe('mentions');
    const note = (await add('x')).data;
    expect((await edit(note.id, { text: 'y', mentions: [randomUUID()] })).status).toBe(422);
    for (const role of ['sales', 'editor'] as const) {
      const { id: mentioned } = await signIn(app, role);
      const added = await add('x', [reader.id, mentioned]);
      expect([role, added.status, added.problem.errors?.[0]?.field]).toEqual([
        role,
        422,
        'mentions',
      ]);
      expect((await edit(note.id, { text: 'y', mentions: [mentioned] })).status).toBe(422);
    }
    expect((await add('Not by a reader', [], reader)).status).toBe(403);
  });

  test('are limited per application', async () => {
    const full = await storeApplicant(app.engine.db);
    const row = { application_id: full, staff_id: owner.id, text: 'x', mentions: '[]' };
    const rows = Array.from({ length: 200 }, () => ({ ...row, id: randomUUID(), created_at: 1 }));
    await app.engine.db.insertInto('application_notes').values(rows).execute();
    const more = await recruiter.call('POST', `/applications/${full}/notes`, {
      text: 'One more',
      mentions: [],
    });
    expect([more.status, more.problem.type]).toEqual([409, 'urn:problem:conflict']);
  });
});
