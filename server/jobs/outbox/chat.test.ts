import { afterEach, expect, onTestFinished, test } from 'vitest';
import { referenceOf } from '#contract/reference.ts';
import { erase } from '#domain/inbox/stored-submissions/index.ts';
import { APPLICANT, applicationForm, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { type CrmReceiver, startCrmReceiver } from '#tests/crm-receiver.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { type LogLines, logLines } from '#tests/log-lines.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { subscriptionOf, tokenTo } from '#tests/newsletter.ts';
import { SENT, sendReferral } from '#tests/referral.ts';
import { addNoteTables, WITH_REFERRALS } from '#tests/referral-kind.ts';
import { signIn } from '#tests/staff.ts';

const PUBLIC_URL = 'https://www.tarn.example';
const SECRET = 'T0-s3cret';

describeEachEngine('the chat of the team', (engine) => {
  let app: TestApp;
  let chat: CrmReceiver;
  let log: LogLines;
  const start = async (kind: string, settings: Record<string, string> = {}) => {
    chat = await startCrmReceiver({ isSigned: false });
    log = logLines();
    app = await makeApp(
      engine,
      {
        CAPTCHA: 'off',
        PUBLIC_URL,
        CHAT_WEBHOOK_URL: `${chat.url}/${SECRET}`,
        CHAT_WEBHOOK_KIND: kind,
        ...settings,
      },
      { log, kinds: WITH_REFERRALS, prepare: addNoteTables },
    );
  };
  afterEach(async () => {
    await app.close();
    await chat.goDown();
    expect(log.text()).not.toContain(SECRET);
  });

  const idOf = async (response: Promise<Response>) => {
    const answer = await response;
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const apply = (fields: Record<string, string> = {}) =>
    idOf(
      postApplication(
        app.origin,
        applicationForm({ jobId: 'qa-trainee', answers: ANSWERS, ...fields }),
      ),
    );
  const rows = () =>
    app.engine.db
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', 'chat')
      .orderBy('created_at')
      .execute();
  const bodies = () => chat.received.map(({ body }) => body);
  const delivered = () =>
    expect.poll(async () => (await rows()).every((row) => row.delivered_at)).toBe(true);

  test('names what arrived, for which job, topic or form, and nothing about the sender', async () => {
    await start('slack');
    const application = await apply({ role: 'Secret role' });
    await delivered();
    const heading = 'New application: QA Trainee';
    const link = `<${PUBLIC_URL}/console/applicants/${application}|Open in the console>`;
    expect(bodies()).toEqual([
      {
        text: heading,
        unfurl_links: false,
        unfurl_media: false,
        blocks: [
          {
            type: 'section',
            text: {
              type: 'mrkdwn',
              verbatim: true,
              text: `${heading}\nReference ${referenceOf(application)} · ${link}`,
            },
          },
        ],
      },
    ]);
    const message = await idOf(postContact(app.origin));
    await delivered();
    const lead = await idOf(postLead(app.origin, 'White paper'));
    await delivered();
    const referral = await sendReferral(app.origin);
    await delivered();
    const text = JSON.stringify(bodies());
    for (const expected of [
      'New message: A project',
      `/console/inbox/message/${message}`,
      'New lead: White paper',
      `/console/inbox/lead/${lead}`,
      'New submission: Referral',
      `/console/inbox/referral/${referral}`,
    ]) {
      expect(text).toContain(expected);
    }
    const personal = [
      ...[APPLICANT.name, APPLICANT.phone, APPLICANT.linkedin, 'Secret role', 'example.com'],
      ...[MESSAGE.name, MESSAGE.company, 'tester', SITA.lastName, SENT.personName, 'two years'],
    ];
    for (const value of personal) expect(text).not.toContain(value);
  });

  test('an application without a job is one to the talent pool', async () => {
    await start('discord');
    const id = await idOf(postApplication(app.origin, applicationForm({ role: 'Secret role' })));
    await delivered();
    expect(bodies()).toEqual([
      {
        embeds: [
          {
            title: 'New application\\: talent pool',
            description: `Reference ${referenceOf(id).replace('-', '\\-')} · [Open in the console](${PUBLIC_URL}/console/applicants/${id})`,
          },
        ],
        allowed_mentions: { parse: [] },
      },
    ]);
  });

  test('what waits is counted in few messages, and mail does not wait with it', async () => {
    const mails = await startMailServer();
    onTestFinished(() => mails.goDown());
    await start('teams', {
      SMTP_URL: mails.url,
      MAIL_FROM: 'a@tarn.example',
      MAIL_TO: 'team@tarn.example',
    });
    await chat.goDown();
    for (let n = 0; n < 12; n++) {
      await idOf(postLead(app.origin, 'White paper', { ...SITA, email: `sita${n}@example.com` }));
    }
    await idOf(postContact(app.origin, { ...MESSAGE, email: 'mina@example.com' }));
    const mailRows = () =>
      app.engine.db.selectFrom('outbox').select('delivered_at').where('channel', '=', 'mail');
    await expect
      .poll(async () => (await mailRows().execute()).every((row) => row.delivered_at))
      .toBe(true);
    await expect.poll(async () => (await rows()).some((row) => row.last_error)).toBe(true);
    expect((await rows()).filter((row) => row.delivered_at ?? row.failed_at)).toEqual([]);
    await chat.comeBack();
    await delivered();
    const text = JSON.stringify(bodies());
    const counted = [...text.matchAll(/"text":"(\d+) new leads"/g)].map(([, count]) =>
      Number(count),
    );
    const named = [...text.matchAll(/"text":"New lead/g)];
    expect(counted.reduce((sum, count) => sum + count, named.length)).toBe(12);
    expect(text).toMatch(/"text":"New message[":]/);
    expect(text).toContain(`${PUBLIC_URL}/console/inbox`);
    // A row that was alone in its attempts may come by itself.
    expect(bodies().length).toBeLessThanOrEqual(3);
  });

  test.each([404, 410])(
    'a webhook that is gone (%i) fails at once, and can be retried',
    async (status) => {
      await start('slack');
      chat.answer(status, {}, 'no_service');
      const id = await idOf(postLead(app.origin, 'White paper'));
      await expect.poll(async () => (await rows())[0]?.failed_at).toBeTruthy();
      expect((await rows())[0]).toMatchObject({
        topic: 'lead.chat',
        subject_id: id,
        attempts: 1,
        last_error: expect.stringMatching(new RegExp(`^Slack answered ${status}`)),
      });
      const owner = await signIn(app, 'owner');
      const { data } = await owner.call<{ items: Record<string, unknown>[] }>('GET', '/deliveries');
      const delivery = data.items.find(({ channel }) => channel === 'chat');
      expect(delivery).toMatchObject({ topic: 'lead.chat', state: 'failed', about: { id } });
      chat.answer(200);
      await owner.call('POST', '/deliveries/retry', { ids: [delivery?.id] });
      await delivered();
      expect(bodies()).toHaveLength(1);
    },
  );

  test.each([
    ['the header', { 'retry-after': '600' }, ''],
    [
      'the body',
      {},
      '{"message": "You are being rate limited.", "retry_after": 600.2, "global": false}',
    ],
  ])('waits as long as %s of a 429 says', async (_name, headers, body) => {
    await start('discord');
    chat.answer(429, headers, body);
    await idOf(postLead(app.origin, 'White paper'));
    await expect.poll(async () => (await rows())[0]?.last_error).toMatch(/^Discord answered 429/);
    expect(Number((await rows())[0]?.next_attempt_at) - Date.now()).toBeGreaterThan(590_000);
    // Others wait as well: the limit is that of the whole webhook.
    chat.answer(200);
    await idOf(postLead(app.origin, 'White paper', { ...SITA, email: 'other@example.com' }));
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0]);
  });

  test('a refusal is logged with its name, without the URL, and retried', async () => {
    await start('teams');
    chat.answer(400, {}, '{"error":{"code":"WorkflowTriggerIsNotEnabled","message":"…"}}');
    await idOf(postLead(app.origin, 'White paper'));
    await expect.poll(async () => (await rows())[0]?.attempts).toBeGreaterThan(1);
    expect(log.lines).toMatchObject([
      {
        level: 40,
        channel: 'chat',
        code: 400,
        reason: 'Teams answered 400: WorkflowTriggerIsNotEnabled',
      },
    ]);
    chat.answer(302, { location: 'https://login.example/x' });
    await expect.poll(async () => (await rows())[0]?.last_error).toContain('login.example');
    chat.answer(200);
    await delivered();
  });

  test('erasing a person erases what waits', async () => {
    await start('slack');
    await chat.goDown();
    await apply();
    await expect.poll(async () => (await rows()).length).toBe(1);
    await erase(app.engine.db, { email: APPLICANT.email });
    expect(await rows()).toEqual([]);
    await chat.comeBack();
  });

  test('a subscriber is announced when the address is confirmed, a message’s lead never', async () => {
    await start('slack', {
      NEWSLETTER_OPT_IN: 'double',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@tarn.example',
      MAIL_TO: 'team@tarn.example',
    });
    const { db } = app.engine;
    await idOf(postLead(app.origin, 'Newsletter'));
    expect(await rows()).toEqual([]);
    const { id } = await subscriptionOf(db, SITA.email);
    const token = await tokenTo(db, 'confirm', id);
    await fetch(`${app.origin}/api/v1/public/newsletter/confirm`, {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { 'content-type': 'application/json' },
    });
    expect((await rows()).map(({ topic }) => topic)).toEqual(['lead.chat']);
    await idOf(postContact(app.origin, { ...MESSAGE, email: 'hari@example.com' }));
    await idOf(postLead(app.origin, 'Contact us', { ...SITA, email: 'hari@example.com' }));
    expect((await rows()).map(({ topic }) => topic)).toEqual(['lead.chat', 'contact.chat']);
    await delivered();
  });

  test('without the setting, nothing is stored for it', async () => {
    await start('slack', { CHAT_WEBHOOK_URL: '', CHAT_WEBHOOK_KIND: '' });
    await idOf(postLead(app.origin, 'White paper'));
    expect(await rows()).toEqual([]);
  });
});

const ANSWERS = JSON.stringify({ defect: 'First', weekdays: 'yes' });
