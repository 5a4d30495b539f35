import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxItem } from '#contract/console/inbox.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { INBOX_SETTINGS, sendLead, sendMessage } from '#tests/inbox-items.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { signIn } from '#tests/staff.ts';

describeOnOneEngine('the activity of a sender', (engine) => {
  let app: TestApp;
  let id: string;
  beforeAll(async () => {
    app = await makeApp(engine, INBOX_SETTINGS);
    const paper = { route: '/white-papers/hiring', title: 'Hiring well' };
    await sendLead(app, 'White paper', { email: 'Sita@Example.com' }, paper);
    await sendLead(app, 'Newsletter');
    expect((await postApplication(app.origin, applicationForm())).status).toBe(201);
    await app.engine.db
      .insertInto('job_alerts')
      .values({
        id: '5f0c0e0a-0000-4000-8000-000000000001',
        email: 'sita@example.com',
        search: 'q=java',
        filter_labels: 'Java',
        frequency: 'daily',
        requested_frequency: 'daily',
        created_at: 1,
        requested_at: 1,
        consent_wording: '',
        consent_page: '',
        address_hash: '',
      })
      .execute();
    await sendMessage(app, { email: 'other@example.com' });
    id = await sendMessage(app);
  });
  afterAll(() => app.close());

  const activityFor = async (role: 'sales' | 'reader') => {
    const staff = await signIn(app, role);
    const { status, data } = await staff.call<InboxItem>('GET', `/inbox/message/${id}`);
    expect(status).toBe(200);
    return data.activity;
  };

  test('contains everything that they sent, newest first', async () => {
    const activity = await activityFor('reader');
    expect(activity.map(({ kind }) => kind).sort()).toEqual([
      ...['alert', 'application', 'lead', 'lead', 'message', 'subscription'],
    ]);
    expect(activity.map(({ at }) => at)).toEqual(
      activity.map(({ at }) => at).sort((a, b) => b - a),
    );
    expect(activity.find(({ text }) => text === 'White paper')).toMatchObject({
      title: 'Hiring well',
    });
    expect(activity.at(-1)).toMatchObject({ kind: 'alert', title: 'Java', text: 'Not confirmed' });
  });

  test('leaves out applications for members who may not read them', async () => {
    const activity = await activityFor('sales');
    expect(activity.map(({ kind }) => kind).sort()).toEqual([
      ...['lead', 'lead', 'message', 'subscription'],
    ]);
  });
});
