import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Applicant } from '#contract/console/applicants.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine('work on one applicant', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  let reader: SignedIn;
  let sales: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    recruiter = await signIn(app, 'recruiter');
    reader = await signIn(app, 'reader');
    sales = await signIn(app, 'sales');
  });
  afterAll(() => app.close());

  const store = () => storeApplicant(app.engine.db);
  const change = (id: string, body: object, by = recruiter) =>
    by.call<Applicant>('PATCH', `/applications/${id}`, body);
  const open = async (id: string) =>
    (await recruiter.call<Applicant>('GET', `/applications/${id}`)).data;
  const auditOf = (id: string) =>
    app.engine.db
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'details'])
      .where('object_id', '=', id)
      .orderBy('id')
      .execute();

  test('changes stage, assignee and tags together, with activity, audit entry and change topics', async () => {
    const id = await store();
    const { status, data } = await change(id, {
      version: 1,
      stage: 'interview',
      assigneeId: reader.id,
      tags: ['  Campus ', 'rust'],
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({ stage: 'interview', version: 2, tags: ['campus', 'rust'] });
    expect(data.assignee).toEqual({ id: reader.id, name: reader.name });
    expect(data.stageAt).toBeGreaterThan(data.receivedAt);
    const [changeId] = new Set(data.history.map((entry) => entry.changeId));
    expect(data.history.map(({ kind }) => kind).sort()).toEqual([
      ...['assigned', 'received', 'stage', 'tags'],
    ]);
    expect(data.history.at(-1)).toMatchObject({ kind: 'received', staff: null, canUndo: false });
    for (const entry of data.history.slice(0, -1)) {
      expect(entry).toMatchObject({ changeId, canUndo: true, staff: { id: recruiter.id } });
    }
    const assigned = data.history.find(({ kind }) => kind === 'assigned');
    expect(assigned?.data).toMatchObject({ from: null, to: reader.id, toName: reader.name });
    const [row] = await auditOf(id);
    expect(row).toMatchObject({ action: 'application-changed', staff_id: recruiter.id });
    expect(JSON.parse(row?.details ?? '')).toMatchObject({ stage: 'interview', tags: 2 });
    const topics = await app.engine.db.selectFrom('console_changes').select('topic').execute();
    expect(topics.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['applications', `application:${id}`]),
    );
  });

  test('requires a reason for a rejection, and stores none otherwise', async () => {
    const id = await store();
    const without = await change(id, { version: 1, stage: 'rejected' });
    expect(without.status).toBe(422);
    expect(without.problem.errors).toMatchObject([{ field: 'reason' }]);
    expect((await change(id, { version: 1, stage: 'rejected', reason: 'x' })).status).toBe(422);
    const rejected = await change(id, { version: 1, stage: 'rejected', reason: 'filled' });
    expect(rejected.data.history[0]?.data).toMatchObject({ to: 'rejected', reason: 'filled' });
    const back = await change(id, { version: 2, stage: 'new', reason: 'filled' });
    expect(back.data.history.some(({ data }) => data.to === 'new' && 'reason' in data)).toBe(false);
  });

  test('a change to the same values changes nothing', async () => {
    const id = await store();
    const { data } = await change(id, { version: 1, stage: 'new', assigneeId: null, tags: [] });
    expect(data).toMatchObject({ version: 1 });
    expect(data.history).toHaveLength(1);
  });

  test('refuses invalid values with a field error each', async () => {
    const id = await store();
    const former = await signIn(app, 'recruiter');
    await app.engine.db
      .updateTable('staff')
      .set({ removed_at: 1 })
      .where('id', '=', former.id)
      .execute();
    for (const [body, status, field] of [
      [{ stage: 'never-was' }, 422, 'stage'],
      [{ assigneeId: randomUUID() }, 422, 'assigneeId'],
      [{ assigneeId: former.id }, 422, 'assigneeId'],
      [{ assigneeId: sales.id }, 422, 'assigneeId'],
      [{ tags: ['x'.repeat(41)] }, 400, 'tags.0'],
      [{ tags: ['a\0b'] }, 400, 'tags.0'],
      [{ tags: ['  '] }, 400, 'tags.0'],
      [{ tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`) }, 400, 'tags'],
      [{ stage: 'x'.repeat(41) }, 400, 'stage'],
    ] as const) {
      const { problem, ...answer } = await change(id, { version: 1, ...body });
      expect([answer.status, problem.errors?.[0]?.field]).toEqual([status, field]);
    }
    expect((await open(id)).version).toBe(1);
  });

  test('answers 404 for an unknown id and 400 for a malformed one', async () => {
    const calls = [
      ['GET', ''],
      ['PATCH', '', { version: 1 }],
      ['PUT', '/read', { isRead: true }],
      ['PUT', '/rating', { scores: { skills: 3 }, comment: '' }],
      ['POST', '/notes', { text: 'x', mentions: [] }],
      ['PUT', `/people/${randomUUID()}`],
      ['DELETE', '/people'],
    ] as const;
    for (const [method, path, body] of calls) {
      const unknown = await recruiter.call(method, `/applications/${randomUUID()}${path}`, body);
      expect([method, path, unknown.status]).toEqual([method, path, 404]);
      const noId = await recruiter.call(method, `/applications/%00${path}`, body);
      expect([method, path, noId.status]).toEqual([method, path, 400]);
    }
  });

  test('refuses changes by roles that may only read, or not even read', async () => {
    const id = await store();
    for (const by of [reader, sales]) {
      expect((await change(id, { version: 1, stage: 'offer' }, by)).status).toBe(403);
      const mark = await by.call('PUT', `/applications/${id}/read`, { isRead: true });
      expect(mark.status).toBe(403);
    }
    expect((await reader.call('GET', `/applications/${id}`)).status).toBe(200);
    expect((await sales.call('GET', `/applications/${id}`)).status).toBe(403);
    expect(await open(id)).toMatchObject({ version: 1, stage: 'new', isRead: false });
  });

  test('refuses one of two simultaneous changes, with the current state', async () => {
    const id = await store();
    const other = await signIn(app, 'owner');
    const answers = await Promise.all([
      change(id, { version: 1, stage: 'interview' }),
      change(id, { version: 1, stage: 'offer' }, other),
    ]);
    const [saved] = answers.filter(({ status }) => status === 200);
    const [stale] = answers.filter(({ status }) => status === 409);
    expect(stale?.problem.type).toBe('urn:problem:stale');
    expect(stale?.problem.current).toMatchObject({ id, version: 2, stage: saved?.data.stage });
    expect((await open(id)).history).toHaveLength(2);
  });

  test('a withdrawn application can be read, assigned and tagged, but not moved', async () => {
    const id = await storeApplicant(app.engine.db, { withdrawn_at: Date.now() });
    const moved = await change(id, { version: 1, stage: 'offer', tags: ['x'] });
    expect([moved.status, moved.problem.type]).toEqual([409, 'urn:problem:conflict']);
    expect(moved.problem.detail).toMatch(/withdrawn/);
    expect(await open(id)).toMatchObject({ isWithdrawn: true, stage: 'new', tags: [] });
    expect((await change(id, { version: 1, tags: ['x'] })).data.tags).toEqual(['x']);
  });

  test('marking as read does not increase the version', async () => {
    const id = await store();
    const mark = async (isRead: boolean) =>
      (await recruiter.call<Applicant>('PUT', `/applications/${id}/read`, { isRead })).data;
    expect(await mark(true)).toMatchObject({ isRead: true, version: 1 });
    expect((await mark(true)).history).toHaveLength(2);
    expect(await mark(false)).toMatchObject({ isRead: false, version: 1 });
    expect((await change(id, { version: 1, stage: 'offer' })).status).toBe(200);
  });

  test('a stage that the pack no longer has is shown and can be changed', async () => {
    const id = await storeApplicant(app.engine.db, { stage: 'aptitude-test' });
    expect(await open(id)).toMatchObject({ stage: 'aptitude-test' });
    expect((await change(id, { version: 1, stage: 'offer' })).data.stage).toBe('offer');
  });

  test('opening an application is audited once an hour, and writes nothing else', async () => {
    const id = await store();
    await open(id);
    await open(id);
    await reader.call('GET', `/applications/${id}`);
    const rows = (await auditOf(id)).map(({ action, staff_id }) => [action, staff_id]);
    expect(rows).toEqual([
      ['application-opened', recruiter.id],
      ['application-opened', reader.id],
    ]);
    expect(await open(id)).toMatchObject({ isRead: false, version: 1 });
  });

  test('deleting an application deletes its dependent rows', async () => {
    const id = await store();
    await change(id, { version: 1, stage: 'offer', tags: ['x'] });
    await recruiter.call('POST', `/applications/${id}/notes`, { text: 'Kind', mentions: [] });
    const scores = { skills: 4 };
    await recruiter.call('PUT', `/applications/${id}/rating`, { scores, comment: '' });
    await recruiter.call('PUT', `/applications/${id}/people/${await store()}`);
    const { db } = app.engine;
    await db.deleteFrom('applications').where('id', '=', id).execute();
    for (const table of [
      ...(['application_tags', 'application_notes', 'application_ratings'] as const),
      ...(['application_events', 'application_people', 'application_skills'] as const),
    ]) {
      const rows = await db
        .selectFrom(table)
        .select('application_id')
        .where('application_id', '=', id)
        .execute();
      expect([table, rows]).toEqual([table, []]);
    }
  });
});
