import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Account, Session } from '#contract/console/session.ts';
import { makeAuthenticator } from '#tests/authenticator.ts';
import {
  acceptWithPasskey,
  acceptWithPassword,
  codeAt,
  type DeskBrowser,
  openBrowser,
  PASSWORD,
  signInWithPasskey,
  tokenIn,
} from '#tests/desk-browser.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const STEP = 30_000;
const MINUTE = 60_000;

describeEachEngine("one's own account", (engine) => {
  let app: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    owner = await signIn(app, 'owner');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.engine.db.deleteFrom('rate_limits').execute();
  });

  let count = 0;
  const invited = async () => {
    count += 1;
    const email = `own${count}@example.com`;
    const body = { email, role: 'recruiter' };
    const { data } = await owner.call<{ link: string }>('POST', '/staff/invitations', body);
    return { email, token: tokenIn(data.link) };
  };
  const withPasskey = async () => {
    const [{ token, email }, browser] = [await invited(), openBrowser(app)];
    return { browser, email, ...(await acceptWithPasskey(browser, token)) };
  };
  const withPassword = async (at = Date.now()) => {
    const [{ token, email }, browser] = [await invited(), openBrowser(app)];
    return { browser, email, ...(await acceptWithPassword(browser, token, { at })) };
  };
  const ageProof = (sessionId: string) =>
    app.engine.db
      .updateTable('staff_sessions')
      .set({ proved_at: Date.now() - 6 * MINUTE })
      .where('id', '=', sessionId)
      .execute();
  const accountOf = async ({ call }: DeskBrowser) => (await call<Account>('GET', '/account')).data;
  const isIn = async ({ call }: DeskBrowser) => (await call('GET', '/session')).status === 200;

  test('a proof renews the session under another token', async () => {
    const { browser, authenticator, data } = await withPasskey();
    await ageProof(data.session.id);
    const challenge = () => browser.call('POST', '/account/passkeys/options');
    expect((await challenge()).problem.type).toBe('urn:problem:proof-needed');
    const before = browser.cookies.get('__Host-desk');
    const asked = await browser.call('POST', '/proof/passkey/options');
    const response = authenticator.sign(asked.data);
    const proven = await browser.call<Session>('POST', '/proof/passkey', { response });
    expect(proven.status).toBe(200);
    expect(proven.data.freshUntil).toBeGreaterThan(Date.now() + 4 * MINUTE);
    expect(browser.cookies.get('__Host-desk')).not.toBe(before);
    const old = openBrowser(app, { cookie: `__Host-desk=${before}` });
    expect(await isIn(old)).toBe(false);
    expect((await challenge()).status).toBe(200);
    expect((await browser.call('POST', '/proof/passkey', { response })).status).toBe(401);
  });

  test('a proof by password takes another code, and only that of whoever is signed in', async () => {
    const at = Date.now();
    const { browser, data, secret } = await withPassword(at);
    await ageProof(data.session.id);
    const prove = async (password: string, code: string) =>
      (await browser.call('POST', '/proof/password', { password, code })).status;
    expect(await prove(PASSWORD, codeAt(secret, at))).toBe(401);
    expect(await prove('not the password', codeAt(secret, at + STEP))).toBe(401);
    expect(await prove(PASSWORD, codeAt(secret, at + STEP))).toBe(200);
    const other = await withPasskey();
    const asked = await browser.call('POST', '/proof/passkey/options');
    const response = other.authenticator.sign(asked.data);
    expect((await browser.call('POST', '/proof/passkey', { response })).status).toBe(401);
  });

  test('whoever guesses at an open session is stopped, and its owner goes on', async () => {
    const { browser, data } = await withPassword();
    await ageProof(data.session.id);
    const body = { password: 'a guess of many', code: '000000' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await browser.call('POST', '/proof/password', body)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect(await isIn(browser)).toBe(true);
  });

  test('another passkey comes and goes; the last way to sign in stays', async () => {
    const { browser, authenticator } = await withPasskey();
    const add = async (name: string, made = makeAuthenticator(app.origin)) => {
      const options = await browser.call('POST', '/account/passkeys/options');
      const body = { name, response: made.register(options.data) };
      return { made, ...(await browser.call<Account>('POST', '/account/passkeys', body)), body };
    };
    const added = await add('Phone');
    expect(added.data.passkeys.map(({ name }) => name)).toEqual(['Firefox on Linux', 'Phone']);
    expect((await browser.call('POST', '/account/passkeys', added.body)).status).toBe(422);
    expect((await signInWithPasskey(openBrowser(app), added.made)).status).toBe(200);

    const remove = (id: string) => browser.call<Account>('DELETE', `/account/passkeys/${id}`);
    expect((await remove(authenticator.id)).status).toBe(200);
    expect((await signInWithPasskey(openBrowser(app), authenticator)).status).toBe(401);
    const last = await remove(added.made.id);
    expect([last.status, last.problem.type]).toEqual([409, 'urn:problem:conflict']);
    const stranger = await withPasskey();
    expect((await remove(stranger.authenticator.id)).status).toBe(404);

    const third = await add('Key');
    const both = await Promise.all([remove(added.made.id), remove(third.made.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a password comes with an app, ends other sessions, and then the passkey may go', async () => {
    const { browser, authenticator, email } = await withPasskey();
    const other = openBrowser(app);
    await signInWithPasskey(other, authenticator);
    const first = await browser.call<{ secret: string }>('POST', '/account/totp');
    const again = await browser.call<{ secret: string; uri: string }>('POST', '/account/totp');
    expect(again.data.secret).toBe(first.data.secret);
    expect(again.data.uri).toMatch(/^otpauth:\/\/totp\/Tarn:own\d+%40example\.com\?issuer=Tarn&/);
    const at = Date.now();
    const set = (password: string, code: string) =>
      browser.call<{ recoveryCodes: string[]; account: Account }>('POST', '/account/password', {
        ...{ password, code },
      });
    const wrong = await set(PASSWORD, codeAt(first.data.secret, at - 10 * STEP));
    expect([wrong.status, wrong.problem.errors?.[0]?.field]).toEqual([422, 'code']);
    const done = await set(PASSWORD, codeAt(first.data.secret, at));
    expect(done.data.account).toMatchObject({ hasPassword: true, hasTotp: true });
    expect(done.data.account.recoveryCodesLeft).toBe(10);
    expect([await isIn(other), await isIn(browser)]).toEqual([false, true]);
    expect((await browser.call('DELETE', `/account/passkeys/${authenticator.id}`)).status).toBe(
      200,
    );
    const code = codeAt(first.data.secret, at + STEP);
    const body = { email, password: PASSWORD, code };
    expect((await openBrowser(app).call('POST', '/sign-in/password', body)).status).toBe(200);
    // What is offered next is another secret.
    const next = await browser.call<{ secret: string }>('POST', '/account/totp');
    expect(next.data.secret).not.toBe(first.data.secret);
  });

  test('new recovery codes make the old ones worthless', async () => {
    const { browser, data, email } = await withPassword();
    const made = await browser.call<string[]>('POST', '/account/recovery-codes');
    expect(made.data).toHaveLength(10);
    for (const code of made.data) expect(code).toMatch(/^[a-z\d]{4}-[a-z\d]{4}-[a-z\d]{4}$/);
    const attempt = async (code: string | undefined) => {
      const body = { email, password: PASSWORD, code };
      return (await openBrowser(app).call('POST', '/sign-in/password', body)).status;
    };
    expect(await attempt(data.recoveryCodes[0])).toBe(401);
    // As somebody reads it off a paper.
    expect(await attempt(made.data[0]?.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect((await accountOf(browser)).recoveryCodesLeft).toBe(9);
    const keys = await withPasskey();
    expect((await keys.browser.call('POST', '/account/recovery-codes')).status).toBe(409);
  });

  test.each([
    ['short', 'Use at least'],
    ['passwordpassword', 'guessed'],
    ['P@ssw0rd123!!', 'guessed'],
    ['qwertyuiop123', 'guessed'],
    ['aaaaaaaaaaaaaa', 'guessed'],
    ['abcdefghijklmnop', 'guessed'],
    ['Tarn-desk-2026', 'guessed'],
    ['password1234567', 'guessed'],
    ['!!example-tarn!!', 'guessed'],
  ])('%s is no password', async (password, message) => {
    const { token } = await invited();
    const { status, problem } = await acceptWithPassword(openBrowser(app), token, { password });
    expect([status, problem.errors?.[0]?.field]).toEqual([422, 'password']);
    expect(problem.errors?.[0]?.message).toContain(message);
    // The link is still good.
    expect((await openBrowser(app).call('POST', '/links/read', { token })).status).toBe(200);
  });

  test('a password may be long, of any script, in any of its spellings', async () => {
    const { token, email } = await invited();
    const at = Date.now();
    const password = 'सात शान्त ओत काठमाडौं é. '.repeat(4);
    const spelled = { composed: password.normalize('NFC'), apart: password.normalize('NFD') };
    const { secret } = await acceptWithPassword(openBrowser(app), token, {
      ...{ at, password: spelled.apart },
    });
    const body = { email, password: spelled.composed, code: codeAt(secret, at + STEP) };
    expect((await openBrowser(app).call('POST', '/sign-in/password', body)).status).toBe(200);
  });

  test('sessions are listed, and end one by one or all but this', async () => {
    const { browser, authenticator } = await withPasskey();
    const others = [openBrowser(app), openBrowser(app), openBrowser(app)] as const;
    for (const other of others) await signInWithPasskey(other, authenticator);
    const { sessions } = await accountOf(browser);
    expect(sessions.map(({ client }) => client)).toEqual(Array(4).fill('Firefox on Linux'));
    const [theirs] = (await accountOf(others[0])).sessions.filter(({ isThis }) => isThis);
    const ended = await browser.call<Account>('DELETE', `/account/sessions/${theirs?.id}`);
    expect(ended.data.sessions).toHaveLength(3);
    expect([await isIn(others[0]), await isIn(others[1])]).toEqual([false, true]);
    expect((await browser.call('DELETE', `/account/sessions/${theirs?.id}`)).status).toBe(404);
    const stranger = await withPasskey();
    const [own] = (await accountOf(stranger.browser)).sessions;
    expect((await browser.call('DELETE', `/account/sessions/${own?.id}`)).status).toBe(404);
    const { data } = await browser.call<Session>('GET', '/session');
    await ageProof(data.id);
    const late = await browser.call('POST', '/account/sessions/end-others');
    expect(late.problem.type).toBe('urn:problem:proof-needed');
    const asked = await browser.call('POST', '/proof/passkey/options');
    const response = authenticator.sign(asked.data);
    expect((await browser.call('POST', '/proof/passkey', { response })).status).toBe(200);
    const rest = await browser.call<Account>('POST', '/account/sessions/end-others');
    expect(rest.data.sessions.map(({ isThis }) => isThis)).toEqual([true]);
    expect([await isIn(others[1]), await isIn(others[2])]).toEqual([false, false]);
    expect(await isIn(stranger.browser)).toBe(true);
  });

  test('whoever signs out is out, and signing in again ends the session before', async () => {
    const { browser, authenticator } = await withPasskey();
    const token = browser.cookies.get('__Host-desk');
    const replay = () => isIn(openBrowser(app, { cookie: `__Host-desk=${token}` }));
    await signInWithPasskey(browser, authenticator);
    expect([await replay(), await isIn(browser)]).toEqual([false, true]);
    const last = browser.cookies.get('__Host-desk');
    expect((await browser.call('POST', '/sign-out')).status).toBe(204);
    expect(browser.cookies.has('__Host-desk')).toBe(false);
    expect(await isIn(openBrowser(app, { cookie: `__Host-desk=${last}` }))).toBe(false);
  });

  test('a session ends after twelve hours without use, and after seven days in any case', async () => {
    const { browser, data } = await withPasskey();
    const set = (values: { seen_at?: number; expires_at?: number }) =>
      app.engine.db
        .updateTable('staff_sessions')
        .set(values)
        .where('id', '=', data.session.id)
        .execute();
    const HOUR = 60 * MINUTE;
    await set({ seen_at: Date.now() - 12 * HOUR + MINUTE });
    expect(await isIn(browser)).toBe(true);
    await set({ seen_at: Date.now() - 12 * HOUR - 1 });
    expect(await isIn(browser)).toBe(false);
    await set({ seen_at: Date.now(), expires_at: Date.now() - 1 });
    expect(await isIn(browser)).toBe(false);
    const begun = data.session.expiresAt - Date.now();
    expect(Math.round(begun / HOUR)).toBe(7 * 24);
  });

  test('a name is changed by whoever bears it', async () => {
    const { browser } = await withPasskey();
    const renamed = await browser.call<Session>('PATCH', '/account', { name: '  Asha Gurung ' });
    expect(renamed.data.staff.name).toBe('Asha Gurung');
    expect((await browser.call<Session>('GET', '/session')).data.staff.name).toBe('Asha Gurung');
    expect((await browser.call('PATCH', '/account', { name: '   ' })).status).toBe(400);
  });
});
