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

describeOnOneEngine('whose account was changed', (engine) => {
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

  /** Texts of the mails about changes, once there are as many. */
  async function toldTo(email: string, count: number): Promise<string[]> {
    const told = async () => {
      const own = mails.received.filter(({ to }) => to.includes(email));
      return (await Promise.all(own.map(readMail))).filter(
        ({ subject }) => subject === 'Something changed in your account at the desk of Tarn',
      );
    };
    await expect.poll(async () => (await told()).length).toBe(count);
    return (await told()).map(({ text = '', html = '' }) => {
      expect(html).not.toContain('href');
      expect(text).not.toMatch(/https?:/);
      return text;
    });
  }
  const addPasskey = async ({ call }: ConsoleClient) => {
    const made = makeAuthenticator(members.origin());
    const options = await call('POST', '/account/passkeys/options');
    await call('POST', '/account/passkeys', {
      name: 'Phone',
      response: made.register(options.data),
    });
    return made;
  };

  test('hears of passkeys, what the change was, and when', async () => {
    const { browser, email } = await members.withPasskey();
    const made = await addPasskey(browser);
    const [added] = await toldTo(email, 1);
    expect(added).toMatch(/^Dear Bimala Rai,\n\nA passkey was added\./);
    expect(added).toMatch(/It was at \d+ \w+ \d{4}, \d\d:\d\d \(\w+/);
    expect(added).toContain('tell an owner of the desk at once');
    await browser.call('DELETE', `/account/passkeys/${made.id}`);
    expect((await toldTo(email, 2))[1]).toContain('A passkey was removed.');
  });

  test('hears of a password, of recovery codes, and that one was used', async () => {
    const { browser, email, data, secret } = await members.withPassword();
    const signIn = (code: string | undefined) =>
      members.open().call('POST', '/sign-in/password', { email, password: PASSWORD, code });
    expect((await signIn(codeAt(secret, Date.now() + 30_000))).status).toBe(200);
    expect((await signIn(data.recoveryCodes[0])).status).toBe(200);
    expect((await toldTo(email, 1))[0]).toContain('A recovery code was used.');
    const proof = { password: PASSWORD, code: data.recoveryCodes[1] };
    expect((await browser.call('POST', '/proof/password', proof)).status).toBe(200);
    expect((await toldTo(email, 2))[1]).toContain('A recovery code was used.');
    await browser.call('POST', '/account/recovery-codes');
    expect((await toldTo(email, 3))[2]).toContain('New recovery codes were made.');
  });

  test('hears of a password that is set', async () => {
    const { browser, email } = await members.withPasskey();
    const totp = await browser.call<{ secret: string }>('POST', '/account/totp');
    const body = { password: PASSWORD, code: codeAt(totp.data.secret) };
    expect((await browser.call('POST', '/account/password', body)).status).toBe(200);
    expect((await toldTo(email, 1))[0]).toContain('A password and an app for codes were set.');
  });

  test('hears of what owners did, and of a recovery', async () => {
    const { email, data } = await members.withPasskey();
    const path = `/staff/${data.session.staff.id}`;
    const { call } = members.owner();
    await call('PATCH', path, { role: 'editor' });
    // What changes nothing is not told.
    await call('PATCH', path, { role: 'editor' });
    expect((await toldTo(email, 1))[0]).toContain('changed from recruiter to editor.');
    await call('POST', `${path}/sessions/end`);
    expect((await toldTo(email, 2))[1]).toContain('You were signed out everywhere.');
    const made = await call<{ link: string }>('POST', `${path}/recovery`);
    await acceptWithPasskey(members.open(), tokenIn(made.data.link));
    expect((await toldTo(email, 3))[2]).toContain('recovered with a link.');
  });

  test('is not written to without end, nor after being removed', async () => {
    const { browser, data } = await members.withPassword();
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

    const gone = await members.withPasskey();
    await mails.goDown();
    await addPasskey(gone.browser);
    await call('DELETE', `/staff/${gone.data.session.staff.id}`);
    await mails.comeBack();
    await members
      .db()
      .updateTable('outbox')
      .set({ next_attempt_at: Date.now() - 1 })
      .where('delivered_at', 'is', null)
      .execute();
    const waiting = () =>
      members.db().selectFrom('outbox').select('id').where('delivered_at', 'is', null).execute();
    await call('POST', '/account/sessions/end-others');
    await expect.poll(waiting).toEqual([]);
    await toldTo(gone.email, 0);
  });
});
