import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '#contract/reference.ts';
import { retryFailed } from '#domain/messaging/outbox/index.ts';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { type CrmReceiver, startCrmReceiver, WEBHOOK_SECRET } from '#tests/crm-receiver.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { type MailServer, readMail, startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const TEAM = 'team@tarn.example';
const PRESS = 'press@tarn.example';
const PUBLIC_URL = 'https://www.tarn.example';

describeEachEngine('the notifications of a submission', (engine) => {
  let mails: MailServer;
  let receiver: CrmReceiver;
  let app: TestApp;
  beforeAll(async () => {
    mails = await startMailServer();
    receiver = await startCrmReceiver();
    app = await makeApp(engine, {
      CAPTCHA: 'off',
      PUBLIC_URL,
      SMTP_URL: mails.url,
      MAIL_FROM: 'Tarn <hello@tarn.example>',
      MAIL_TO: `${TEAM}, second@tarn.example`,
      MAIL_TO_TOPICS: `press=${PRESS}, people=sales@tarn.example`,
      CRM_WEBHOOK_URL: receiver.url,
      CRM_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([mails.goDown(), receiver.goDown()]);
  });

  const idOf = async (response: Response) => {
    expect(response.status).toBe(201);
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  /** The mail to an address about a submission, which mails name by its number, never by its id. */
  const mailTo = async (email: string, id: string) => {
    const read = async () => {
      for (const mail of mails.received.filter(({ to }) => to.includes(email))) {
        if (mail.raw.includes(referenceOf(id))) return { ...mail, ...(await readMail(mail)) };
      }
      return undefined;
    };
    await expect.poll(read).toBeDefined();
    const mail = (await read()) as NonNullable<Awaited<ReturnType<typeof read>>>;
    for (const part of [mail.text, mail.html]) expect(part).not.toContain(id);
    return mail;
  };
  const queued = (subjectId: string) =>
    app.engine.db
      .selectFrom('outbox')
      .selectAll()
      .where('subject_id', '=', subjectId)
      .orderBy('topic')
      .execute();

  test('an application sends the resume to the team and an acknowledgement to the applicant', async () => {
    const bytes = pdf(40_000);
    const form = applicationForm(
      {
        email: 'maya@example.com',
        name: 'माया गुरुङ',
        message: 'One\nTwo',
        role: 'Tester',
        jobId: 'qa-trainee',
        answers: JSON.stringify({ defect: 'First\nthen', weekdays: 'yes' }),
      },
      new Blob([bytes], { type: 'application/pdf' }),
      '../../etc/cv.pdf.exe',
    );
    const id = await idOf(await postApplication(app.origin, form));
    const teamEmail = await mailTo(TEAM, id);
    expect(teamEmail.raw.toString()).toContain('second@tarn.example');
    expect(teamEmail).toMatchObject({
      subject: 'Application: माया गुरुङ (QA Trainee)',
      from: { name: 'Tarn', address: 'hello@tarn.example' },
      replyTo: [{ name: 'माया गुरुङ', address: 'maya@example.com' }],
    });
    for (const text of ['+9779841234567', '> One\n> Two', 'linkedin.com/in/sita-gurung']) {
      expect(teamEmail.text).toContain(text);
    }
    expect(teamEmail.text).toContain('Tell us about one defect:\n> First\n> then');
    expect(teamEmail.text).toContain('Are you free on all five weekdays?\n> yes');
    for (const text of ['Tell us about one defect', 'First\nthen']) {
      expect(teamEmail.html).toContain(text);
    }
    expect(teamEmail.attachments).toMatchObject([
      { filename: 'माया गुरुङ - resume.pdf', mimeType: 'application/pdf' },
    ]);
    expect(Buffer.from(teamEmail.attachments[0]?.content as ArrayBuffer)).toEqual(
      Buffer.from(bytes),
    );

    const customerEmail = await mailTo('maya@example.com', id);
    for (const part of [customerEmail.text, customerEmail.html]) {
      for (const text of ['QA Trainee', referenceOf(id), 'within 5 working days']) {
        expect(part).toContain(text);
      }
      expect(part).not.toContain('then');
    }
    expect(customerEmail.to).toEqual([{ address: 'maya@example.com', name: '' }]);
    expect(customerEmail.text).toMatch(/^Dear माया गुरुङ,/);
    expect(customerEmail.attachments).toEqual([]);
    expect(customerEmail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );

    await expect.poll(async () => (await queued(id)).every((row) => row.delivered_at)).toBe(true);
    const ids = (await queued(id)).map((row) => `<${row.id}@tarn.example>`);
    expect(ids).toEqual([customerEmail.messageId, teamEmail.messageId]);
  });

  test('a message goes to the addresses of its topic, which its subject names', async () => {
    const id = await idOf(
      await postContact(app.origin, { ...MESSAGE, topic: 'press', email: 'mina@example.com' }),
    );
    const teamEmail = await mailTo(PRESS, id);
    expect(teamEmail.subject).toBe(`Press: message from ${MESSAGE.name}`);
    expect(teamEmail.text).toMatch(/^About:? +Press$/m);
    expect(teamEmail.raw.toString()).not.toContain(TEAM);
  });

  test('a message about a topic without addresses goes to the team', async () => {
    const sender = { topic: 'project', email: 'nabin@example.com' };
    const id = await idOf(await postContact(app.origin, { ...MESSAGE, ...sender }));
    expect((await mailTo(TEAM, id)).subject).toBe(`A project: message from ${MESSAGE.name}`);
  });

  test('a message and its lead send one team email, one acknowledgement and one CRM record', async () => {
    const sender = { email: 'hari@example.com' };
    const id = await idOf(await postContact(app.origin, { ...MESSAGE, ...sender }));
    const lead = await idOf(await postLead(app.origin, 'Contact us', { ...SITA, ...sender }));
    expect((await mailTo(TEAM, id)).text).toContain('> We look for a tester.\n> From January.');
    expect((await mailTo('hari@example.com', id)).text).not.toContain('tester');
    expect((await queued(lead)).map(({ topic }) => topic)).toEqual(['lead.crm']);
    await expect
      .poll(() => receiver.received.map(({ body }) => (body.data as { id: string }).id))
      .toContain(lead);
  });

  test('a lead sends a team email, and a signed CRM record with page and consent', async () => {
    const page = { 'x-page-route': '/contact', 'x-page-title': encodeURIComponent('सेत | Tarn') };
    const id = await idOf(await postLead(app.origin, 'Newsletter', SITA, page));
    expect((await mailTo(TEAM, id)).subject).toBe('Lead: Sita Gurung (Newsletter)');
    const recordOf = () =>
      receiver.received.find(({ body }) => (body.data as { id: string }).id === id);
    await expect.poll(recordOf).toBeDefined();
    const crm = (await queued(id)).find(({ topic }) => topic === 'lead.crm');
    expect(recordOf()).toMatchObject({
      id: crm?.id,
      path: '/records',
      body: {
        type: 'lead.created',
        data: {
          id,
          source: 'Newsletter',
          email: SITA.email,
          firstName: 'Sita',
          lastName: 'Gurung',
          page: { url: `${PUBLIC_URL}/contact`, title: 'सेत | Tarn' },
          consent: expect.stringMatching(/^By subscribing/),
          isVerified: null,
        },
      },
    });
  });

  test('an email to an address that does not exist fails, and can be retried', async () => {
    mails.refuse('nobody@example.com', 550, 'No such user');
    const id = await idOf(
      await postContact(app.origin, { ...MESSAGE, email: 'nobody@example.com' }),
    );
    const customerEmail = async () => (await queued(id))[0];
    await expect.poll(async () => (await customerEmail())?.failed_at).toBeTruthy();
    expect(await customerEmail()).toMatchObject({
      topic: 'contact.acknowledgement',
      attempts: 1,
      delivered_at: null,
      last_error: expect.stringContaining('No such user'),
    });
    // The team email is delivered nevertheless.
    await mailTo(TEAM, id);

    mails.acceptAll();
    expect(await retryFailed(app.engine.db, [id])).toBe(1);
    expect((await mailTo('nobody@example.com', id)).subject).toBe('We have your message');
    await expect.poll(async () => (await customerEmail())?.delivered_at).toBeTruthy();
  });

  test('during an outage of both services everything waits, and each recovers independently', async () => {
    await Promise.all([mails.goDown(), receiver.goDown()]);
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) {
      const person = { ...SITA, firstName: `Waiting ${n}` };
      ids.push(await idOf(await postLead(app.origin, 'Newsletter', person)));
    }
    const rows = async () => (await Promise.all(ids.map(queued))).flat();
    await expect
      .poll(async () => (await rows()).filter(({ last_error }) => last_error).length)
      .toBeGreaterThanOrEqual(2);
    expect((await rows()).some((row) => row.delivered_at ?? row.failed_at)).toBe(false);

    await mails.comeBack();
    for (const id of ids) await mailTo(TEAM, id);
    const forwards = (await rows()).filter(({ channel }) => channel === 'crm');
    expect(forwards.some((row) => row.delivered_at)).toBe(false);
    await receiver.comeBack();
    await expect.poll(async () => (await rows()).every((row) => row.delivered_at)).toBe(true);
    expect((await rows()).every(({ attempts }) => attempts >= 1)).toBe(true);
  });

  test('a retry waits for the time in Retry-After', async () => {
    receiver.answer(429, { 'retry-after': '600' });
    const id = await idOf(await postLead(app.origin, 'White paper'));
    const record = async () => (await queued(id)).find(({ channel }) => channel === 'crm');
    await expect.poll(async () => (await record())?.last_error).toMatch(/429/);
    const wait = Number((await record())?.next_attempt_at) - Date.now();
    expect(wait).toBeGreaterThan(500_000);
    receiver.answer(200);
  });
});
