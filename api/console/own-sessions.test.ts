import { expect, test } from 'vitest';
import type { Account } from '#contract/console/account.ts';
import type { Session } from '#contract/console/session.ts';
import { codeAt, PASSWORD, signInWithPasskey } from '#tests/console-client.ts';
import { consoleMembers } from '#tests/console-members.ts';
import { describeOnOneEngine } from '#tests/engines.ts';

const STEP = 30_000;
const MINUTE = 60_000;

describeOnOneEngine("a member's sessions", (engine) => {
  const { db, open, withPasskey, withPassword, ageProof, accountOf, isIn } = consoleMembers(engine);

  test('get a new token with a proof', async () => {
    const { browser, authenticator, data } = await withPasskey();
    await ageProof(data.session.id);
    const challenge = () => browser.call('POST', '/account/passkeys/options');
    expect((await challenge()).problem.type).toBe('urn:problem:proof-needed');
    const previous = browser.cookies.get('__Host-desk');
    const options = await browser.call('POST', '/proof/passkey/options');
    const response = authenticator.sign(options.data);
    const proven = await browser.call<Session>('POST', '/proof/passkey', { response });
    expect(proven.status).toBe(200);
    expect(proven.data.freshUntil).toBeGreaterThan(Date.now() + 4 * MINUTE);
    expect(browser.cookies.get('__Host-desk')).not.toBe(previous);
    const old = open({ cookie: `__Host-desk=${previous}` });
    expect(await isIn(old)).toBe(false);
    expect((await challenge()).status).toBe(200);
    expect((await browser.call('POST', '/proof/passkey', { response })).status).toBe(401);
  });

  test('accept a password proof with a fresh code, and only factors of the signed-in member', async () => {
    const at = Date.now();
    const { browser, data, secret } = await withPassword(at);
    await ageProof(data.session.id);
    const prove = async (password: string, code: string) =>
      (await browser.call('POST', '/proof/password', { password, code })).status;
    expect(await prove(PASSWORD, codeAt(secret, at))).toBe(401);
    expect(await prove('not the password', codeAt(secret, at + STEP))).toBe(401);
    expect(await prove(PASSWORD, codeAt(secret, at + STEP))).toBe(200);
    const other = await withPasskey();
    const options = await browser.call('POST', '/proof/passkey/options');
    const response = other.authenticator.sign(options.data);
    expect((await browser.call('POST', '/proof/passkey', { response })).status).toBe(401);
  });

  test('limit guesses of the password without ending the session', async () => {
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

  test('are listed, and ended one by one or all but the current one', async () => {
    const { browser, authenticator } = await withPasskey();
    const others = [open(), open(), open()] as const;
    for (const other of others) await signInWithPasskey(other, authenticator);
    const { sessions } = await accountOf(browser);
    expect(sessions.map(({ client }) => client)).toEqual(Array(4).fill('Firefox on Linux'));
    const [theirs] = (await accountOf(others[0])).sessions.filter(({ isThis }) => isThis);
    const ended = await browser.call<Account>('DELETE', `/account/sessions/${theirs?.id}`);
    expect(ended.data.sessions).toHaveLength(3);
    expect([await isIn(others[0]), await isIn(others[1])]).toEqual([false, true]);
    expect((await browser.call('DELETE', `/account/sessions/${theirs?.id}`)).status).toBe(404);
    const other = await withPasskey();
    const [own] = (await accountOf(other.browser)).sessions;
    expect((await browser.call('DELETE', `/account/sessions/${own?.id}`)).status).toBe(404);
    const { data } = await browser.call<Session>('GET', '/session');
    await ageProof(data.id);
    const late = await browser.call('POST', '/account/sessions/end-others');
    expect(late.problem.type).toBe('urn:problem:proof-needed');
    const options = await browser.call('POST', '/proof/passkey/options');
    const response = authenticator.sign(options.data);
    expect((await browser.call('POST', '/proof/passkey', { response })).status).toBe(200);
    const rest = await browser.call<Account>('POST', '/account/sessions/end-others');
    expect(rest.data.sessions.map(({ isThis }) => isThis)).toEqual([true]);
    expect([await isIn(others[1]), await isIn(others[2])]).toEqual([false, false]);
    expect(await isIn(other.browser)).toBe(true);
  });

  test('end with sign-out, and with a new sign-in in the same browser', async () => {
    const { browser, authenticator } = await withPasskey();
    const token = browser.cookies.get('__Host-desk');
    const replay = () => isIn(open({ cookie: `__Host-desk=${token}` }));
    await signInWithPasskey(browser, authenticator);
    expect([await replay(), await isIn(browser)]).toEqual([false, true]);
    const last = browser.cookies.get('__Host-desk');
    expect((await browser.call('POST', '/sign-out')).status).toBe(204);
    expect(browser.cookies.has('__Host-desk')).toBe(false);
    expect(await isIn(open({ cookie: `__Host-desk=${last}` }))).toBe(false);
  });

  test('end after twelve hours without use, and after seven days in any case', async () => {
    const { browser, data } = await withPasskey();
    const set = (values: { seen_at?: number; expires_at?: number }) =>
      db().updateTable('staff_sessions').set(values).where('id', '=', data.session.id).execute();
    const HOUR = 60 * MINUTE;
    await set({ seen_at: Date.now() - 12 * HOUR + MINUTE });
    expect(await isIn(browser)).toBe(true);
    await set({ seen_at: Date.now() - 12 * HOUR - 1 });
    expect(await isIn(browser)).toBe(false);
    await set({ seen_at: Date.now(), expires_at: Date.now() - 1 });
    expect(await isIn(browser)).toBe(false);
    const lifetime = data.session.expiresAt - Date.now();
    expect(Math.round(lifetime / HOUR)).toBe(7 * 24);
  });
});
