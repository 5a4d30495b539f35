import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAuthenticator } from '#tests/authenticator.ts';
import {
  acceptWithPasskey,
  acceptWithPassword,
  codeAt,
  openConsoleClient,
  PASSWORD,
  signInWithPasskey,
  tokenIn,
} from '#tests/console-client.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const STEP = 30_000;

describeEachEngine('signing in', (engine) => {
  let app: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    owner = await signIn(app, 'owner');
  });
  afterAll(() => app.close());
  // Each test starts with unused limits.
  beforeEach(async () => {
    await app.engine.db.deleteFrom('rate_limits').execute();
  });

  let count = 0;
  const invited = async (role = 'recruiter') => {
    count += 1;
    const email = `new${count}@example.com`;
    const body = { email, role };
    const { data } = await owner.call<{ link: string }>('POST', '/staff/invitations', body);
    return { email, token: tokenIn(data.link), link: data.link };
  };

  test('an invitation creates an account with a passkey, which signs in', async () => {
    const { token, email, link } = await invited();
    expect(link).toMatch(/^http:\/\/localhost:\d+\/console\/invitation#[\w-]{43}$/);
    const browser = openConsoleClient(app);
    const read = await browser.call('POST', '/links/read', { token });
    expect(read.data).toMatchObject({ purpose: 'invitation', email, role: 'recruiter', name: '' });
    const { status, data, authenticator } = await acceptWithPasskey(browser, token);
    expect(status).toBe(200);
    expect(data.session.staff).toMatchObject({ email, role: 'recruiter', name: 'Bimala Rai' });
    expect(data.recoveryCodes).toEqual([]);
    expect((await browser.call('GET', '/session')).status).toBe(200);
    const another = openConsoleClient(app);
    const signedIn = await signInWithPasskey(another, authenticator);
    expect(signedIn.data.staff.id).toBe(data.session.staff.id);
    expect(signedIn.headers.getSetCookie()[0]).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('an invitation creates an account with a password and an authenticator app', async () => {
    const { token, email } = await invited();
    const at = Date.now();
    const { status, data, secret } = await acceptWithPassword(openConsoleClient(app), token, {
      at,
    });
    expect(status).toBe(200);
    expect(new Set(data.recoveryCodes).size).toBe(10);
    const browser = openConsoleClient(app);
    const typed = { email: email.toUpperCase(), password: PASSWORD };
    const signedIn = await browser.call('POST', '/sign-in/password', {
      ...typed,
      code: codeAt(secret, at + STEP),
    });
    expect(signedIn.status).toBe(200);
    const [code] = data.recoveryCodes;
    const recovered = await browser.call('POST', '/sign-in/password', { ...typed, code });
    expect(recovered.status).toBe(200);
  });

  test('links, codes and recovery codes work once', async () => {
    const { token, email } = await invited();
    const at = Date.now();
    const accepted = await acceptWithPassword(openConsoleClient(app), token, { at });
    const again = await openConsoleClient(app).call('POST', '/links/password', accepted.body);
    expect([again.status, again.problem.type]).toEqual([410, 'urn:problem:gone']);
    for (const path of ['/links/read', '/links/totp']) {
      expect((await openConsoleClient(app).call('POST', path, { token })).status).toBe(410);
    }
    const typed = { email, password: PASSWORD };
    const browser = openConsoleClient(app);
    const attempt = async (code: string | undefined) =>
      (await browser.call('POST', '/sign-in/password', { ...typed, code })).status;
    // The code that created the account, the next one, and the next one again.
    const code = codeAt(accepted.secret, at);
    const next = codeAt(accepted.secret, at + STEP);
    expect([await attempt(code), await attempt(next), await attempt(next)]).toEqual([
      401, 200, 401,
    ]);
    const [recovery] = accepted.data.recoveryCodes;
    expect([await attempt(recovery), await attempt(recovery)]).toEqual([200, 401]);
  });

  test('of simultaneous uses of a code or link, one succeeds', async () => {
    const { token, email } = await invited();
    const at = Date.now();
    const { secret, data } = await acceptWithPassword(openConsoleClient(app), token, { at });
    const [recovery] = data.recoveryCodes;
    for (const code of [codeAt(secret, at + STEP), recovery]) {
      const body = { email, password: PASSWORD, code };
      const attempts = [1, 2, 3].map(() =>
        openConsoleClient(app).call('POST', '/sign-in/password', body),
      );
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 401, 401]);
    }
    const other = await invited();
    const browser = openConsoleClient(app);
    const { body } = await acceptWithPasskey(browser, other.token);
    const link = await invited();
    const options = await browser.call('POST', '/links/passkey/options', {
      token: link.token,
      name: 'Asha',
    });
    const twice = [1, 2].map(() => {
      const response = makeAuthenticator(app.origin).register(options.data);
      const request = { token: link.token, name: body.name, response };
      return openConsoleClient(app).call('POST', '/links/passkey', request);
    });
    const accepted = (await Promise.all(twice)).map(({ status }) => status);
    expect(accepted.sort()).toEqual([200, 410]);
  });

  test('a passkey signature works once, for its origin and challenge, with user verification', async () => {
    const { token } = await invited();
    const { authenticator } = await acceptWithPasskey(openConsoleClient(app), token);
    const browser = openConsoleClient(app);
    const options = async () => (await browser.call('POST', '/sign-in/passkey/options')).data;
    const send = async (response: unknown) =>
      (await openConsoleClient(app).call('POST', '/sign-in/passkey', { response })).status;
    const signed = authenticator.sign(await options());
    expect([await send(signed), await send(signed)]).toEqual([200, 401]);
    const request = await options();
    const wrong = [
      authenticator.sign(request, { origin: 'https://www.tarn.example' }),
      authenticator.sign(request, { rpId: 'tarn.example' }),
      authenticator.sign(request, { isVerified: false }),
      authenticator.sign(request, { tampered: true }),
      authenticator.sign(request, { counter: 1 }),
      authenticator.sign({ challenge: Buffer.alloc(54).toString('base64url') }),
      makeAuthenticator(app.origin).sign(request),
      {},
      { id: authenticator.id, response: {} },
    ];
    for (const response of wrong) expect(await send(response)).toBe(401);
    expect(await send(authenticator.sign(request))).toBe(200);
  });

  test('a challenge for another purpose does not sign in', async () => {
    const { token } = await invited();
    const browser = openConsoleClient(app);
    const { authenticator } = await acceptWithPasskey(browser, token);
    const proof = await browser.call('POST', '/proof/passkey/options');
    const response = authenticator.sign(proof.data);
    const refused = await openConsoleClient(app).call('POST', '/sign-in/passkey', { response });
    expect(refused.status).toBe(401);
    expect((await browser.call('POST', '/proof/passkey', { response })).status).toBe(200);
  });

  test('a registration works only for its own link', async () => {
    const [mine, other] = [await invited(), await invited()];
    const browser = openConsoleClient(app);
    const name = 'Asha Gurung';
    const options = await browser.call('POST', '/links/passkey/options', {
      token: other.token,
      name,
    });
    const device = makeAuthenticator(app.origin);
    const send = (token: string, response: unknown) =>
      openConsoleClient(app).call('POST', '/links/passkey', { token, name, response });
    const stolen = await send(mine.token, device.register(options.data));
    expect([stolen.status, stolen.problem.errors?.[0]?.field]).toEqual([422, 'response']);
    const wrong = [
      { origin: 'https://tarn.example' },
      { isVerified: false },
      { rpId: 'x.example' },
    ];
    for (const from of wrong) {
      expect((await send(other.token, device.register(options.data, from))).status).toBe(422);
    }
    // The refused attempts have not consumed the link.
    expect((await send(other.token, device.register(options.data))).status).toBe(200);
  });
});
