import { expect, test } from 'vitest';
import type { Account } from '#contract/console/account.ts';
import type { Session } from '#contract/console/session.ts';
import { makeAuthenticator } from '#tests/authenticator.ts';
import { acceptWithPassword, codeAt, PASSWORD, signInWithPasskey } from '#tests/console-client.ts';
import { consoleMembers } from '#tests/console-members.ts';
import { describeOnOneEngine } from '#tests/engines.ts';

const STEP = 30_000;

describeOnOneEngine("a staff member's account", (engine) => {
  const { origin, open, invited, withPasskey, withPassword, accountOf, isIn } =
    consoleMembers(engine);

  test('adds and removes a passkey, but keeps the last way to sign in', async () => {
    const { browser, authenticator } = await withPasskey();
    const add = async (name: string, device = makeAuthenticator(origin())) => {
      const options = await browser.call('POST', '/account/passkeys/options');
      const body = { name, response: device.register(options.data) };
      return {
        device,
        ...(await browser.call<Account>('POST', '/account/passkeys', body)),
        body,
      };
    };
    const added = await add('Phone');
    expect(added.data.passkeys.map(({ name }) => name)).toEqual(['Firefox on Linux', 'Phone']);
    expect((await browser.call('POST', '/account/passkeys', added.body)).status).toBe(422);
    expect((await signInWithPasskey(open(), added.device)).status).toBe(200);

    const remove = (id: string) => browser.call<Account>('DELETE', `/account/passkeys/${id}`);
    expect((await remove(authenticator.id)).status).toBe(200);
    expect((await signInWithPasskey(open(), authenticator)).status).toBe(401);
    const last = await remove(added.device.id);
    expect([last.status, last.problem.type]).toEqual([409, 'urn:problem:conflict']);
    const other = await withPasskey();
    expect((await remove(other.authenticator.id)).status).toBe(404);

    const third = await add('Key');
    const both = await Promise.all([remove(added.device.id), remove(third.device.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('renames a passkey, which still signs in', async () => {
    const { browser, authenticator } = await withPasskey();
    const rename = (id: string, name: string) =>
      browser.call<Account>('PATCH', `/account/passkeys/${id}`, { name });
    const renamed = await rename(authenticator.id, '  Office key ');
    expect(renamed.data.passkeys.map(({ name }) => name)).toEqual(['Office key']);
    expect((await signInWithPasskey(open(), authenticator)).status).toBe(200);
    expect((await rename(authenticator.id, ' ')).status).toBe(400);
    const other = await withPasskey();
    expect((await rename(other.authenticator.id, 'Mine')).status).toBe(404);
    const [theirs] = (await accountOf(other.browser)).passkeys;
    expect(theirs?.name).toBe('Firefox on Linux');
  });

  test('sets a password with an authenticator app, ends other sessions, and lets the passkey go', async () => {
    const { browser, authenticator, email } = await withPasskey();
    const other = open();
    await signInWithPasskey(other, authenticator);
    const first = await browser.call<{ secret: string }>('POST', '/account/totp');
    const again = await browser.call<{ secret: string; uri: string }>('POST', '/account/totp');
    expect(again.data.secret).toBe(first.data.secret);
    expect(again.data.uri).toMatch(/^otpauth:\/\/totp\/Tarn:own\d+%40example\.com\?issuer=Tarn&/);
    const at = Date.now();
    const set = (password: string, code: string) =>
      browser.call<{ recoveryCodes: string[]; account: Account }>('POST', '/account/password', {
        password,
        code,
      });
    const wrong = await set(PASSWORD, codeAt(first.data.secret, at - 10 * STEP));
    expect([wrong.status, wrong.problem.errors?.[0]?.field]).toEqual([422, 'code']);
    const result = await set(PASSWORD, codeAt(first.data.secret, at));
    expect(result.data.account).toMatchObject({ hasPassword: true, hasTotp: true });
    expect(result.data.account.recoveryCodesLeft).toBe(10);
    expect([await isIn(other), await isIn(browser)]).toEqual([false, true]);
    expect((await browser.call('DELETE', `/account/passkeys/${authenticator.id}`)).status).toBe(
      200,
    );
    const code = codeAt(first.data.secret, at + STEP);
    const body = { email, password: PASSWORD, code };
    expect((await open().call('POST', '/sign-in/password', body)).status).toBe(200);
    // The next setup gets a different secret.
    const next = await browser.call<{ secret: string }>('POST', '/account/totp');
    expect(next.data.secret).not.toBe(first.data.secret);
  });

  test('new recovery codes invalidate the old ones', async () => {
    const { browser, data, email } = await withPassword();
    const codes = await browser.call<string[]>('POST', '/account/recovery-codes');
    expect(codes.data).toHaveLength(10);
    for (const code of codes.data) expect(code).toMatch(/^[a-z\d]{4}-[a-z\d]{4}-[a-z\d]{4}$/);
    const attempt = async (code: string | undefined) => {
      const body = { email, password: PASSWORD, code };
      return (await open().call('POST', '/sign-in/password', body)).status;
    };
    expect(await attempt(data.recoveryCodes[0])).toBe(401);
    // As typed from a printout.
    expect(await attempt(codes.data[0]?.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect((await accountOf(browser)).recoveryCodesLeft).toBe(9);
    const keys = await withPasskey();
    expect((await keys.browser.call('POST', '/account/recovery-codes')).status).toBe(409);
  });

  test.each([
    ['short', 'Use at least'],
    ['passwordpassword', 'easy to guess'],
    ['P@ssw0rd123!!', 'easy to guess'],
    ['qwertyuiop123', 'easy to guess'],
    ['aaaaaaaaaaaaaa', 'easy to guess'],
    ['abcdefghijklmnop', 'easy to guess'],
    ['Tarn-desk-2026', 'easy to guess'],
    ['password1234567', 'easy to guess'],
    ['!!example-tarn!!', 'easy to guess'],
  ])('refuses %s as a password', async (password, message) => {
    const { token } = await invited();
    const { status, problem } = await acceptWithPassword(open(), token, { password });
    expect([status, problem.errors?.[0]?.field]).toEqual([422, 'password']);
    expect(problem.errors?.[0]?.message).toContain(message);
    // The link can still be used.
    expect((await open().call('POST', '/links/read', { token })).status).toBe(200);
  });

  test('accepts a long password in any script and Unicode normalization', async () => {
    const { token, email } = await invited();
    const at = Date.now();
    const password = 'सात शान्त ओत काठमाडौं é. '.repeat(4);
    const spelled = { composed: password.normalize('NFC'), apart: password.normalize('NFD') };
    const { secret } = await acceptWithPassword(open(), token, {
      at,
      password: spelled.apart,
    });
    const body = { email, password: spelled.composed, code: codeAt(secret, at + STEP) };
    expect((await open().call('POST', '/sign-in/password', body)).status).toBe(200);
  });

  test('changes the name of the signed-in member', async () => {
    const { browser } = await withPasskey();
    const renamed = await browser.call<Session>('PATCH', '/account', { name: '  Asha Gurung ' });
    expect(renamed.data.staff.name).toBe('Asha Gurung');
    expect((await browser.call<Session>('GET', '/session')).data.staff.name).toBe('Asha Gurung');
    expect((await browser.call('PATCH', '/account', { name: '   ' })).status).toBe(400);
  });
});
