import { afterAll, expect, test } from 'vitest';
import { makeAuthenticator } from '#tests/authenticator.ts';
import {
  acceptWithPasskey,
  type ConsoleClient,
  codeAt,
  PASSWORD,
  tokenIn,
} from '#tests/console-client.ts';
import { consoleMembers } from '#tests/console-members.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { type MailServer, readMail, startMailServer } from '#tests/mail-server.ts';

describeOnOneEngine('mails about changes of an account', (engine) => {
  let mails: MailServer;
  const members = consoleMembers(engine, async () => {
    mails = await startMailServer();
    return {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Tarn <hello@tarn.example>',
      MAIL_TO: 'team@tarn.example',
    };
  });
  afterAll(() => mails.goDown());

  /** Waits for this number of mails about changes. @returns their texts */
  async function changeMailsTo(email: string, count: number): Promise<string[]> {
    const received = async () => {
      const own = mails.received.filter(({ to }) => to.includes(email));
      return (await Promise.all(own.map(readMail))).filter(
        ({ subject }) => subject === 'Your account at the console of Tarn has changed',
      );
    };
    await expect.poll(async () => (await received()).length).toBe(count);
    return (await received()).map(({ text = '', html = '' }) => {
      expect(html).not.toContain('href');
      expect(text).not.toMatch(/https?:/);
      return text;
    });
  }
  const addPasskey = async ({ call }: ConsoleClient) => {
    const authenticator = makeAuthenticator(members.origin());
    const options = await call('POST', '/account/passkeys/options');
    await call('POST', '/account/passkeys', {
      name: 'Phone',
      response: authenticator.register(options.data),
    });
    return authenticator;
  };

  test('report added and removed passkeys, with the time', async () => {
    const { browser, email } = await members.withPasskey();
    const passkey = await addPasskey(browser);
    const [added] = await changeMailsTo(email, 1);
    expect(added).toMatch(/^Dear Bimala Rai,\n\nA passkey was added\./);
    expect(added).toMatch(/When: \d+ \w+ \d{4}, \d\d:\d\d \(\w+/);
    expect(added).toContain('tell an owner of the console immediately');
    await browser.call('DELETE', `/account/passkeys/${passkey.id}`);
    expect((await changeMailsTo(email, 2))[1]).toContain('A passkey was removed.');
  });

  test('report new and used recovery codes', async () => {
    const { browser, email, data, secret } = await members.withPassword();
    const signIn = (code: string | undefined) =>
      members.open().call('POST', '/sign-in/password', { email, password: PASSWORD, code });
    expect((await signIn(codeAt(secret, Date.now() + 30_000))).status).toBe(200);
    expect((await signIn(data.recoveryCodes[0])).status).toBe(200);
    expect((await changeMailsTo(email, 1))[0]).toContain('A recovery code was used.');
    const proof = { password: PASSWORD, code: data.recoveryCodes[1] };
    expect((await browser.call('POST', '/proof/password', proof)).status).toBe(200);
    expect((await changeMailsTo(email, 2))[1]).toContain('A recovery code was used.');
    await browser.call('POST', '/account/recovery-codes');
    expect((await changeMailsTo(email, 3))[2]).toContain('New recovery codes were made.');
  });

  test('report a password that is set', async () => {
    const { browser, email } = await members.withPasskey();
    const totp = await browser.call<{ secret: string }>('POST', '/account/totp');
    const body = { password: PASSWORD, code: codeAt(totp.data.secret) };
    expect((await browser.call('POST', '/account/password', body)).status).toBe(200);
    expect((await changeMailsTo(email, 1))[0]).toContain(
      'A password and an app for codes were set.',
    );
  });

  test('report changes by owners, and a recovery', async () => {
    const { email, data } = await members.withPasskey();
    const path = `/staff/${data.session.staff.id}`;
    const { call } = members.owner();
    await call('PATCH', path, { role: 'editor' });
    // A request that changes nothing is not reported.
    await call('PATCH', path, { role: 'editor' });
    expect((await changeMailsTo(email, 1))[0]).toContain('changed from recruiter to editor.');
    await call('POST', `${path}/sessions/end`);
    expect((await changeMailsTo(email, 2))[1]).toContain('You were signed out everywhere.');
    const recovery = await call<{ link: string }>('POST', `${path}/recovery`);
    await acceptWithPasskey(members.open(), tokenIn(recovery.data.link));
    expect((await changeMailsTo(email, 3))[2]).toContain('recovered with a link.');
  });

  test('are limited in number, and end when the member is removed', async () => {
    const { browser, email, data } = await members.withPassword();
    const { id } = data.session.staff;
    const enqueued = async () =>
      (
        await members
          .db()
          .selectFrom('outbox')
          .select('id')
          .where('topic', '=', 'staff.account')
          .where('subject_id', 'like', `${id}/%`)
          .execute()
      ).length;
    const { call } = members.owner();
    for (let n = 0; n < 25; n++) await call('POST', `/staff/${id}/sessions/end`);
    expect(await enqueued()).toBe(20);
    expect((await browser.call('GET', '/session')).status).toBe(401);

    await changeMailsTo(email, 20);

    const removed = await members.withPasskey();
    await mails.goDown();
    await addPasskey(removed.browser);
    await call('DELETE', `/staff/${removed.data.session.staff.id}`);
    const waiting = () =>
      members
        .db()
        .selectFrom('outbox')
        .select(['id', 'last_error'])
        .where('delivered_at', 'is', null)
        .execute();
    // An attempt that is not over would postpone its row again.
    await expect
      .poll(async () => (await waiting()).filter((row) => row.last_error === null))
      .toEqual([]);
    await mails.comeBack();
    await members
      .db()
      .updateTable('outbox')
      .set({ next_attempt_at: Date.now() - 1 })
      .where('delivered_at', 'is', null)
      .execute();
    await call('POST', '/account/sessions/end-others');
    await expect.poll(waiting).toEqual([]);
    await changeMailsTo(removed.email, 0);
  });
});
