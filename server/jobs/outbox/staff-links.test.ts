import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptWithPasskey, openConsoleClient, tokenIn } from '#tests/console-client.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { type MailServer, readMail, startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine('mails with links for staff', (engine) => {
  let mails: MailServer;
  let app: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    mails = await startMailServer();
    app = await makeApp(engine, {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Tarn <hello@tarn.example>',
      MAIL_TO: 'team@tarn.example',
    });
    owner = await signIn(app, 'owner');
  });
  afterAll(async () => {
    await app.close();
    await mails.goDown();
  });

  const sentTo = async (email: string) =>
    Promise.all(mails.received.filter(({ to }) => to.includes(email)).map(readMail));
  const allSent = () =>
    expect
      .poll(async () => {
        const { db } = app.engine;
        return db.selectFrom('outbox').select('id').where('delivered_at', 'is', null).execute();
      })
      .toEqual([]);
  /** Restarts the mail server after every waiting mail has failed once. */
  const restartMail = async () => {
    const { db } = app.engine;
    const untried = () =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('last_error', 'is', null)
        .where('delivered_at', 'is', null)
        .execute();
    await expect.poll(untried).toEqual([]);
    await mails.comeBack();
  };
  const storedRows = async () => {
    const { db } = app.engine;
    const tables = [
      'staff_links',
      'outbox',
      'audit_log',
      'console_changes',
      'rate_limits',
    ] as const;
    const rows = await Promise.all(
      tables.map((table) => db.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(rows);
  };
  const invite = (email: string) =>
    owner.call<{ link: string; isMailed: boolean }>('POST', '/staff/invitations', {
      email,
      role: 'recruiter',
    });

  test('an invitation has the same link that its sender sees', async () => {
    const { data } = await invite('asha@example.com');
    expect(data.isMailed).toBe(true);
    await allSent();
    const [mail] = await sentTo('asha@example.com');
    expect(mail?.subject).toBe('Join the console of Tarn');
    expect(mail?.text).toContain('You are invited as recruiter.');
    expect(mail?.text).toContain(data.link);
    expect(mail?.html).toContain(`href="${data.link}"`);
    expect(mail?.text).toMatch(/The link works once, until \d/);
    const accepted = await acceptWithPasskey(openConsoleClient(app), tokenIn(data.link));
    expect(accepted.data.session.staff.email).toBe('asha@example.com');
  });

  test('the token is not stored, even while the mail waits', async () => {
    await mails.goDown();
    const { data } = await invite('maya@example.com');
    const token = tokenIn(data.link);
    expect(await storedRows()).not.toContain(token);
    await restartMail();
    await expect.poll(async () => (await sentTo('maya@example.com')).length).toBe(1);
    expect((await sentTo('maya@example.com'))[0]?.text).toContain(token);
  });

  test('a link that is replaced before the mail is sent is not sent', async () => {
    await mails.goDown();
    await invite('twice@example.com');
    const second = await invite('twice@example.com');
    await restartMail();
    await allSent();
    const sent = await sentTo('twice@example.com');
    expect(sent.map(({ text }) => text?.includes(second.data.link))).toEqual([true]);
  });

  test('a recovery link goes to the address of the account', async () => {
    const member = await signIn(app, 'sales');
    const recovery = await owner.call<{ link: string }>('POST', `/staff/${member.id}/recovery`);
    await allSent();
    const [mail] = await sentTo(member.email);
    expect(mail?.subject).toBe('Recover your account at Tarn');
    expect(mail?.text).toContain(recovery.data.link);
  });
});
