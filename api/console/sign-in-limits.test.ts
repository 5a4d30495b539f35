import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  acceptWithPasskey,
  acceptWithPassword,
  codeAt,
  openConsoleClient,
  PASSWORD,
  signInWithPasskey,
  tokenIn,
} from '#tests/console-client.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const STEP = 30_000;

describeOnOneEngine('sign-in limits', (engine) => {
  let app: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, { TRUST_PROXY: '1' });
    owner = await signIn(app, 'owner');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.engine.db.deleteFrom('rate_limits').execute();
  });

  /** Sets the used points of a limit. @param key an SQL `like` pattern */
  const setPoints = (key: string, points: number) =>
    app.engine.db.updateTable('rate_limits').set({ points }).where('key', 'like', key).execute();
  const from = (ip: string) => openConsoleClient(app, { 'x-forwarded-for': ip });
  let count = 0;
  const link = async () => {
    count += 1;
    const email = `limit${count}@example.com`;
    const body = { email, role: 'owner' };
    const { data } = await owner.call<{ link: string }>('POST', '/staff/invitations', body);
    return { email, token: tokenIn(data.link) };
  };
  /** Sends wrong passwords one after the other. @returns the statuses */
  const guess = async (email: string, times: number, ip: (at: number) => string) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at++) {
      const body = { email, password: `a guess, number ${at}`, code: '123456' };
      statuses.push((await from(ip(at)).call('POST', '/sign-in/password', body)).status);
    }
    return statuses;
  };

  test('an unknown address gets the same response as a wrong password or code', async () => {
    const { email, token } = await link();
    const at = Date.now();
    const { secret } = await acceptWithPassword(from('192.0.2.1'), token, { at });
    const keys = await link();
    await acceptWithPasskey(from('192.0.2.1'), keys.token);
    const good = codeAt(secret, at + STEP);
    const answers = [];
    for (const [who, password, code] of [
      ['nobody@example.com', PASSWORD, good],
      [email, 'another password', good],
      [email, PASSWORD, '000000'],
      [email, PASSWORD, 'aaaa-bbbb-cccc'],
      [email, PASSWORD, ''],
      [keys.email, '', ''],
      [keys.email, PASSWORD, good],
    ] as const) {
      const body = { email: who, password, code };
      const { status, problem, headers } = await from('192.0.2.2').call(
        ...(['POST', '/sign-in/password', body] as const),
      );
      answers.push({ status, problem, cookies: headers.getSetCookie() });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, cookies: [] });
  });

  test('an attacker is stopped without locking out the owner', async () => {
    const { email, token } = await link();
    const at = Date.now();
    const home = from('192.0.2.10');
    const { secret } = await acceptWithPassword(home, token, { at });
    await home.call('POST', '/sign-out');
    const newClient = await guess(email, 11, () => '198.51.100.1');
    expect(newClient).toEqual([...Array(10).fill(401), 429]);
    // Many networks use up the attempts of unknown browsers on this account for the hour.
    await fillAccount();
    expect(await guess(email, 2, (index) => `203.0.113.${index}`)).toEqual([401, 429]);
    const body = { email, password: PASSWORD, code: codeAt(secret, at + STEP) };
    expect((await from('192.0.2.11').call('POST', '/sign-in/password', body)).status).toBe(429);
    // The owner's known browser still signs in, from any network.
    const cookie = `__Host-desk-client=${home.cookies.get('__Host-desk-client')}`;
    const own = openConsoleClient(app, { 'x-forwarded-for': '198.51.100.1', cookie });
    expect((await own.call('POST', '/sign-in/password', body)).status).toBe(200);
  });

  /** Leaves one attempt from unknown browsers on each account that was tried. */
  async function fillAccount() {
    const rows = await app.engine.db
      .selectFrom('rate_limits')
      .select('key')
      .where('key', 'like', 'desk/account/%')
      .execute();
    for (const { key } of rows) if (key.split('/').length === 3) await setPoints(key, 99);
  }

  test('passkeys are not limited by account', async () => {
    const { email, token } = await link();
    const { authenticator } = await acceptWithPasskey(from('192.0.2.20'), token);
    await guess(email, 1, () => '203.0.113.1');
    await fillAccount();
    expect(await guess(email, 2, () => '203.0.113.5')).toEqual([401, 429]);
    expect((await signInWithPasskey(from('203.0.113.5'), authenticator)).status).toBe(200);
  });

  test('one network may try thirty accounts, not more', async () => {
    expect(await guess('any@example.com', 1, () => '2001:db8:1:2::1')).toEqual([401]);
    await setPoints('desk/network/%', 29);
    expect(await guess('any2@example.com', 1, () => '2001:db8:1:2::2')).toEqual([401]);
    expect(await guess('any3@example.com', 1, () => '2001:db8:1:2::3')).toEqual([429]);
    expect(await guess('any@example.com', 1, () => '2001:db8:1:3::1')).toEqual([401]);
  });

  test('a known browser counts only for its account, and has the same limit', async () => {
    const [mine, theirs] = [await link(), await link()];
    const browser = from('192.0.2.30');
    await acceptWithPassword(browser, mine.token);
    await acceptWithPassword(from('192.0.2.31'), theirs.token);
    const cookie = `__Host-desk-client=${browser.cookies.get('__Host-desk-client')}`;
    const attempt = async (email: string) => {
      const body = { email, password: 'a guess of many', code: '123456' };
      const own = openConsoleClient(app, { 'x-forwarded-for': '192.0.2.30', cookie });
      return (await own.call('POST', '/sign-in/password', body)).status;
    };
    await guess(theirs.email, 10, () => '192.0.2.30');
    expect(await attempt(theirs.email)).toBe(429);
    const own: number[] = [];
    for (let at = 0; at < 11; at++) own.push(await attempt(mine.email));
    expect(own).toEqual([...Array(10).fill(401), 429]);
  });

  test('attempts at the code are limited even with the right password', async () => {
    const { email, token } = await link();
    const at = Date.now();
    const { secret, data } = await acceptWithPassword(from('192.0.2.40'), token, { at });
    const attempt = async (code: string | undefined, ip: string) => {
      const body = { email, password: PASSWORD, code };
      return (await from(ip).call('POST', '/sign-in/password', body)).status;
    };
    const wrong = codeAt(secret, at - 100 * STEP);
    await attempt(wrong, '203.0.113.1');
    await setPoints('desk/codes/%', 49);
    await attempt(wrong, '203.0.113.2');
    // For the rest of the day the right code is refused too, but a recovery code is accepted.
    expect(await attempt(codeAt(secret, at + STEP), '192.0.2.41')).toBe(401);
    expect(await attempt(data.recoveryCodes[0], '192.0.2.41')).toBe(200);
  });

  test('refused sign-ins are audited up to a limit', async () => {
    const { email, token } = await link();
    const { data } = await acceptWithPasskey(from('192.0.2.50'), token);
    await guess(email, 1, () => '203.0.113.1');
    await guess('nobody-at-all@example.com', 1, () => '203.0.113.1');
    await setPoints('desk/refusals/%', 19);
    await guess(email, 3, () => '203.0.113.2');
    await guess('nobody-at-all@example.com', 3, () => '203.0.113.2');
    const refused = await app.engine.db
      .selectFrom('audit_log')
      .select(['object_id', 'staff_id', 'details'])
      .where('action', '=', 'sign-in-refused')
      .where('object_id', '=', data.session.staff.id)
      .execute();
    expect(refused).toHaveLength(2);
    expect(new Set(refused.map((row) => JSON.stringify(row))).size).toBe(1);
    expect(refused[0]).toMatchObject({ staff_id: null, details: '{"by":"password"}' });
    const all = await app.engine.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'sign-in-refused')
      .execute();
    expect(JSON.stringify(all)).not.toContain('nobody-at-all');
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ])('refuses posts from other origins: %o', async (headers) => {
    const { email, token } = await link();
    const browser = openConsoleClient(app, headers);
    for (const [path, body] of [
      ['/links/totp', { token }],
      ['/links/passkey/options', { token, name: 'Eve' }],
      ['/sign-in/passkey/options', undefined],
      ['/sign-in/password', { email, password: PASSWORD, code: '123456' }],
    ] as const) {
      const { status, problem } = await browser.call('POST', path, body);
      expect([path, status, problem.type]).toEqual([path, 403, 'urn:problem:forbidden']);
    }
    expect((await from('192.0.2.60').call('POST', '/links/read', { token })).status).toBe(200);
  });

  test('challenges are limited and not stored', async () => {
    const browser = from('192.0.2.70');
    const ask = () => browser.call('POST', '/sign-in/passkey/options');
    const statuses = new Set<number>();
    for (let round = 0; round < 31; round++) {
      for (const { status } of await Promise.all(Array.from({ length: 10 }, ask)))
        statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([200, 429]);
    const { count: stored } = await app.engine.db
      .selectFrom('staff_challenges')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('expires_at', '>', Date.now() + 9.9 * 60_000)
      .executeTakeFirstOrThrow();
    expect(Number(stored)).toBeLessThan(5);
  });
});
