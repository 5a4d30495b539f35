import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeApplicant } from '#tests/applicants.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { INBOX_SETTINGS, sendLead, sendMessage } from '#tests/inbox-items.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeEachEngine('the unread counts', (engine) => {
  let app: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, INBOX_SETTINGS);
    owner = await signIn(app, 'owner');
  });
  afterAll(() => app.close());

  const unread = async (what: 'applicants' | 'inbox') => {
    const { status, data } = await owner.call<{ unread: number }>('GET', `/unread/${what}`);
    expect(status).toBe(200);
    return data.unread;
  };

  test('include new submissions, without read ones and spam', async () => {
    expect([await unread('applicants'), await unread('inbox')]).toEqual([0, 0]);
    const application = await storeApplicant(app.engine.db);
    await storeApplicant(app.engine.db);
    const message = await sendMessage(app);
    const lead = await sendLead(app, 'White paper');
    await sendMessage(app, { email: 'another@example.com' });
    expect([await unread('applicants'), await unread('inbox')]).toEqual([2, 3]);

    await owner.call('PUT', `/applications/${application}/read`, { isRead: true });
    await owner.call('PUT', `/inbox/message/${message}/read`, { isRead: true });
    await owner.call('PATCH', `/inbox/lead/${lead}`, { version: 1, isSpam: true });
    expect([await unread('applicants'), await unread('inbox')]).toEqual([1, 1]);
    await owner.call('PUT', `/inbox/message/${message}/read`, { isRead: false });
    expect(await unread('inbox')).toBe(2);
  });

  test('stop at 100', async () => {
    const { db } = app.engine;
    for (let stored = 0; stored < 120; stored++) await storeApplicant(db);
    await db
      .insertInto('inbox_states')
      .values(
        Array.from({ length: 120 }, () => ({
          kind: 'message',
          subject_id: randomUUID(),
          state: 'open' as const,
          changed_at: 1,
          received_at: 1,
          about: '',
        })),
      )
      .execute();
    expect([await unread('applicants'), await unread('inbox')]).toEqual([100, 100]);
  });
});
