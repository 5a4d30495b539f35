import { expect, test } from 'vitest';
import { startCrmReceiver, WEBHOOK_SECRET } from '#tests/crm-receiver.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { type MailServer, readMail, startMailServer } from '#tests/mail-server.ts';
import { makeApp } from '#tests/make-app.ts';

const TEAM = 'team@tarn.example';
const SUBSCRIBER = 'asker@example.com';

/** The mails to an address so far, parsed. */
const mailsTo = (mails: MailServer, email: string) =>
  Promise.all(mails.received.filter(({ to }) => to.includes(email)).map(readMail));

describeOnOneEngine('the newsletter with double opt-in', (engine) => {
  test('asks for confirmation by mail, and subscribes and unsubscribes with one click', async () => {
    const mails = await startMailServer();
    const receiver = await startCrmReceiver();
    const app = await makeApp(engine, {
      NEWSLETTER_OPT_IN: 'double',
      SMTP_URL: mails.url,
      MAIL_FROM: 'hello@tarn.example',
      MAIL_TO: TEAM,
      CRM_WEBHOOK_URL: receiver.url,
      CRM_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
    const lead = { ...SITA, email: SUBSCRIBER };
    expect((await postLead(app.origin, 'Newsletter', lead)).status).toBe(201);
    await expect.poll(() => mailsTo(mails, SUBSCRIBER)).toHaveLength(1);
    const [confirmation] = await mailsTo(mails, SUBSCRIBER);
    const linkIn = (text = '') =>
      new RegExp(`${app.origin}/newsletter\\?\\S+`).exec(text)?.[0] ?? '';
    const confirmUrl = linkIn(confirmation?.text);
    expect(confirmation?.text).toMatch(/^Dear Sita Gurung,/);
    expect(confirmation?.html).toContain(`href="${confirmUrl}"`);
    const header = (name: string) =>
      confirmation?.headers.find(({ key }) => key === name)?.value ?? '';
    const unsubscribeUrl = header('list-unsubscribe').slice(1, -1);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    // Mail scanners open links, so a GET changes nothing.
    for (const link of [confirmUrl, unsubscribeUrl]) expect((await fetch(link)).status).toBe(200);
    expect(receiver.received).toEqual([]);
    expect(await mailsTo(mails, TEAM)).toEqual([]);

    expect((await fetch(confirmUrl, { method: 'POST' })).status).toBe(200);
    await expect.poll(() => receiver.received.length).toBe(1);
    const record = receiver.received[0]?.body as { type: string; data: Record<string, string> };
    expect(record).toMatchObject({ type: 'lead.created', data: { email: SUBSCRIBER } });
    await expect
      .poll(async () => (await mailsTo(mails, TEAM)).map(({ subject }) => subject))
      .toEqual(['Lead: Sita Gurung (Newsletter)']);

    const oneClick = { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') };
    expect(record.data.unsubscribeUrl).toBe(unsubscribeUrl);
    expect((await fetch(unsubscribeUrl, oneClick)).status).toBe(200);
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(receiver.received[1]?.body).toMatchObject({
      type: 'newsletter.ended',
      data: { email: SUBSCRIBER },
    });
    await expect
      .poll(async () => (await mailsTo(mails, TEAM)).map(({ subject }) => subject))
      .toContain('Newsletter: Sita Gurung has unsubscribed');
    await app.close();
    await Promise.all([mails.goDown(), receiver.goDown()]);
  });
});
