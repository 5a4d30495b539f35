import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkResult } from '#contract/console/applicant-work.ts';
import type { Applicant } from '#contract/console/applicants.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeEachEngine('work on many applicants', (engine) => {
  let app: TestApp;
  let recruiter: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    recruiter = await signIn(app, 'recruiter');
  });
  afterAll(() => app.close());

  const store = (changes = {}) => storeApplicant(app.engine.db, changes);
  const storeSome = async (count: number) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push(await store());
    return ids;
  };
  const bulk = (ids: readonly string[], change: object, by = recruiter) =>
    by.call<BulkResult>('POST', '/applications/bulk', { ids, change });
  const undo = (changeId: unknown, by = recruiter) =>
    by.call<BulkResult>('POST', '/applications/undo', { changeId });
  const open = async (id: string | undefined) =>
    (await recruiter.call<Applicant>('GET', `/applications/${id}`)).data;
  const stages = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await open(id)).stage));

  test('changes many, and reports which were skipped and why', async () => {
    const [one, two] = await storeSome(2);
    const withdrawn = await store({ withdrawn_at: 1 });
    const unchanged = await store({ stage: 'offer' });
    const unknown = randomUUID();
    const ids = [two, one, one, withdrawn, unchanged, unknown].map(String);
    const { status, data } = await bulk(ids, { stage: 'offer' });
    expect(status).toBe(200);
    expect(data.changed.map(({ id, stage, version }) => [id, stage, version])).toEqual([
      [two, 'offer', 2],
      [one, 'offer', 2],
    ]);
    const reasons = Object.fromEntries(data.skipped.map(({ id, reason }) => [id, reason]));
    expect(reasons).toEqual({
      [withdrawn]: expect.stringMatching(/withdrawn/),
      [unchanged]: expect.stringMatching(/already/),
      [unknown]: expect.stringMatching(/no such/),
    });
    expect(data.mailsWritten).toBe(0);
    const rows = await app.engine.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('object_id', '=', String(data.changeId))
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['applications-changed']);
    expect(JSON.parse(rows[0]?.details ?? '').ids.sort()).toEqual([one, two].sort());
  });

  test('a repeat changes nothing', async () => {
    const ids = await storeSome(2);
    await bulk(ids, { stage: 'rejected', reason: 'skills' });
    const { data } = await bulk(ids, { stage: 'rejected', reason: 'skills' });
    expect(data).toMatchObject({ changeId: null, changed: [], mailsWritten: 0 });
    expect((await open(ids[0])).history).toHaveLength(2);
  });

  test('undoes a change once, and can undo the undo', async () => {
    const ids = await storeSome(3);
    const bulkResult = (await bulk(ids, { stage: 'rejected', reason: 'skills' })).data;
    const undone = await undo(bulkResult.changeId, await signIn(app, 'owner'));
    expect(undone.data.changed).toHaveLength(3);
    expect(await stages(ids)).toEqual(['new', 'new', 'new']);
    const again = await undo(bulkResult.changeId);
    expect(again.data).toMatchObject({ changeId: null, changed: [] });
    expect(again.data.skipped).toHaveLength(3);
    await undo(undone.data.changeId);
    expect(await stages(ids)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  test('undoes only applications without a later change', async () => {
    const [one, two, three] = await storeSome(3);
    const bulkResult = (await bulk([one, two, three].map(String), { stage: 'offer' })).data;
    await recruiter.call('PATCH', `/applications/${one}`, { version: 2, tags: ['late'] });
    await recruiter.call('POST', `/applications/${two}/notes`, { text: 'Kind', mentions: [] });
    await app.engine.db
      .updateTable('applications')
      .set({ withdrawn_at: 1 })
      .where('id', '=', String(three))
      .execute();
    const { data } = await undo(bulkResult.changeId);
    expect(data.changed.map(({ id }) => id)).toEqual([two]);
    expect(data.skipped.map(({ id }) => id).sort()).toEqual([one, three].sort());
    expect((await open(one)).stage).toBe('offer');
    expect((await open(one)).history.map(({ canUndo }) => canUndo)).toEqual([true, false, false]);
    expect((await open(three)).history.some(({ canUndo }) => canUndo)).toBe(false);
  });

  test('does not restore an assignee who may no longer read applications', async () => {
    const ids = await storeSome(1);
    const moved = await signIn(app, 'recruiter');
    await bulk(ids, { assigneeId: moved.id });
    const { data: bulkResult } = await bulk(ids, { assigneeId: null });
    const owner = await signIn(app, 'owner');
    expect((await owner.call('PATCH', `/staff/${moved.id}`, { role: 'editor' })).status).toBe(200);
    expect((await bulk(ids, { assigneeId: moved.id })).status).toBe(422);
    const { data } = await undo(bulkResult.changeId);
    expect([data.changed, data.skipped]).toEqual([
      [],
      [{ id: ids[0], reason: expect.stringMatching(/may no longer read/) }],
    ]);
    expect((await open(ids[0])).assignee).toBeNull();
  });

  test('undoes tags, assignments and read marks too', async () => {
    const [one, two] = await storeSome(2);
    const ids = [one, two].map(String);
    await recruiter.call('PATCH', `/applications/${one}`, { version: 1, tags: ['a', 'b'] });
    const tagged = (await bulk(ids, { addTag: 'B' })).data;
    expect(tagged.changed.map(({ id }) => id)).toEqual([two]);
    await undo(tagged.changeId);
    expect([(await open(one)).tags, (await open(two)).tags]).toEqual([['a', 'b'], []]);
    const removed = (await bulk(ids, { removeTag: 'a' })).data;
    await undo(removed.changeId);
    expect((await open(one)).tags).toEqual(['a', 'b']);

    const assigned = (await bulk(ids, { assigneeId: recruiter.id })).data;
    expect((await open(two)).assignee?.id).toBe(recruiter.id);
    await undo(assigned.changeId);
    expect((await open(two)).assignee).toBeNull();

    const read = (await bulk(ids, { isRead: true })).data;
    expect(read.changed.map(({ isRead }) => isRead)).toEqual([true, true]);
    await undo(read.changeId);
    expect((await open(one)).isRead).toBe(false);
  });

  test('does not restore an assignee who has left', async () => {
    const leaving = await signIn(app, 'recruiter');
    const id = await store({ assignee_id: leaving.id });
    const bulkResult = (await bulk([id], { assigneeId: null })).data;
    const leave = app.engine.db.updateTable('staff').set({ removed_at: 1 });
    await leave.where('id', '=', leaving.id).execute();
    const { data } = await undo(bulkResult.changeId);
    expect(data.skipped).toMatchObject([{ id, reason: expect.stringMatching(/has left/) }]);
  });

  test('skips an application that has the maximum of tags', async () => {
    const tags = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
    const id = await store();
    await recruiter.call('PATCH', `/applications/${id}`, { version: 1, tags });
    const { data } = await bulk([id], { addTag: 'one more' });
    expect(data.skipped).toMatchObject([{ id, reason: expect.stringMatching(/at most 20/) }]);
  });

  test('refuses an invalid request as a whole', async () => {
    const ids = await storeSome(2);
    expect((await bulk(ids, { stage: 'rejected' })).status).toBe(422);
    expect((await bulk(ids, { stage: 'never-was' })).status).toBe(422);
    expect((await bulk(ids, { assigneeId: randomUUID() })).status).toBe(422);
    expect((await bulk([], { stage: 'offer' })).status).toBe(400);
    expect((await bulk(['x'], { stage: 'offer' })).status).toBe(400);
    expect((await bulk(Array.from({ length: 201 }, randomUUID), { isRead: true })).status).toBe(
      400,
    );
    expect((await undo(randomUUID())).status).toBe(404);
    expect((await undo('x')).status).toBe(400);
    const reader = await signIn(app, 'reader');
    expect((await bulk(ids, { stage: 'offer' }, reader)).status).toBe(403);
    expect((await undo(randomUUID(), reader)).status).toBe(403);
    expect(await stages(ids)).toEqual(['new', 'new']);
  });

  test('applies two simultaneous changes one after the other', async () => {
    const ids = await storeSome(20);
    const other = await signIn(app, 'owner');
    const answers = await Promise.all([
      bulk(ids, { stage: 'offer' }),
      bulk([...ids].reverse(), { stage: 'hired' }, other),
    ]);
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect(data.changed).toHaveLength(20);
    }
    const versions = await Promise.all(ids.map(async (id) => (await open(id)).version));
    expect(new Set(versions)).toEqual(new Set([3]));
    // The first change cannot be undone, as the second one followed.
    const [first, second] = await Promise.all(answers.map(({ data }) => undo(data.changeId)));
    expect([first?.data.changed.length, second?.data.changed.length].sort()).toEqual([0, 20]);
  });
});
