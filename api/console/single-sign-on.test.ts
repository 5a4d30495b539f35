import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptWithPasskey, openConsoleClient, tokenIn } from '#tests/console-client.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type OidcIssuer, startOidcIssuer } from '#tests/oidc-issuer.ts';
import { finishSingleSignOn, goToProvider, signInBySso } from '#tests/single-sign-on.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const MINUTE = 60_000;

describeEachEngine('single sign-on', (engine) => {
  let app: TestApp;
  let issuer: OidcIssuer;
  let owner: SignedIn;
  beforeAll(async () => {
    issuer = await startOidcIssuer();
    app = await makeApp(engine, issuer.settings);
    owner = await signIn(app, 'owner');
  });
  afterAll(async () => {
    await app.close();
    await issuer.goDown();
  });
  beforeEach(async () => {
    await app.engine.db.deleteFrom('rate_limits').execute();
    issuer.faults = {};
    issuer.authTime = null;
  });

  let count = 0;
  /** Someone at the provider's browser whom no one has invited. */
  const newPerson = () => {
    count += 1;
    const email = `person${count}@example.com`;
    issuer.person = { sub: `sub-${count}`, email, email_verified: true, name: `Person ${count}` };
    return { email, sub: `sub-${count}` };
  };
  const invite = async (email: string, role = 'recruiter') => {
    const { data } = await owner.call<{ link: string }>('POST', '/staff/invitations', {
      email,
      role,
    });
    return tokenIn(data.link);
  };
  const invited = async (role?: string) => {
    const person = newPerson();
    return { ...person, token: await invite(person.email.toUpperCase(), role) };
  };
  const open = () => openConsoleClient(app);
  const auditOf = async (objectId: string) =>
    (
      await app.engine.db
        .selectFrom('audit_log')
        .select(['action', 'details'])
        .where('object_id', '=', objectId)
        .orderBy('id')
        .execute()
    ).map(({ action, details }) => [action, JSON.parse(details)]);
  const refusal = async (answer: ReturnType<typeof signInBySso>) => {
    const { status, problem, headers } = await answer;
    expect([status, problem.type]).toEqual([401, 'urn:problem:sign-in-refused']);
    expect(headers.getSetCookie().join()).not.toContain('__Host-desk=');
    return problem.detail;
  };

  test('an open invitation is redeemed with its role, and later the identity signs in', async () => {
    const { email, token } = await invited('sales');
    const browser = open();
    const { status, data, headers } = await signInBySso(browser, { returnTo: '/inbox?unread=yes' });
    expect(status).toBe(200);
    const { staff, permissions, signInMethods } = data.session;
    expect(staff).toMatchObject({
      email: email.replace('person', 'PERSON'),
      role: 'sales',
      name: `Person ${count}`,
    });
    expect([permissions.includes('messages.work'), signInMethods]).toEqual([
      true,
      ['single-sign-on'],
    ]);
    expect(data.returnTo).toBe('/inbox?unread=yes');
    expect(headers.getSetCookie()).toContainEqual(
      expect.stringMatching(
        /^__Host-desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    );
    expect((await browser.call('GET', '/session')).status).toBe(200);
    expect((await open().call('POST', '/links/read', { token })).status).toBe(410);
    // Another address at the provider changes nothing: the identity is bound.
    issuer.person = { sub: issuer.person.sub, email: owner.email, email_verified: true };
    const again = await signInBySso(open());
    expect(again.data.session.staff).toEqual(staff);
    expect(await auditOf(staff.id)).toEqual([
      ['staff-joined', { role: 'sales', by: 'single-sign-on' }],
      ['signed-in', { by: 'single-sign-on' }],
      ['signed-in', { by: 'single-sign-on' }],
    ]);
  });

  test('an existing account is bound by its verified address, once, and its owner is notified', async () => {
    const { email, token } = await invited();
    const accepted = await acceptWithPasskey(open(), token);
    const { id } = accepted.data.session.staff;
    const { data } = await signInBySso(open());
    expect(data.session.staff).toMatchObject({ id, name: 'Bimala Rai' });
    expect(data.session.signInMethods).toEqual(['passkey', 'single-sign-on']);
    expect((await auditOf(id)).slice(1)).toEqual([
      ['signed-in', { by: 'single-sign-on' }],
      ['factor-changed', { what: 'single-sign-on', change: 'added' }],
    ]);
    const mails = await app.engine.db
      .selectFrom('outbox')
      .select('topic')
      .where('subject_id', 'like', `${id}/%`)
      .execute();
    expect(mails).toEqual([{ topic: 'staff.account' }]);

    issuer.person = { sub: 'another person', email, email_verified: true };
    expect(await refusal(signInBySso(open()))).toMatch(/another account of your sign-in provider/);
    expect((await auditOf(id)).at(-1)).toEqual([
      'sign-in-refused',
      { by: 'single-sign-on', reason: 'other-identity' },
    ]);
  });

  test('an address that is not invited, or whose invitation was revoked, is refused', async () => {
    const { email } = newPerson();
    expect(await refusal(signInBySso(open()))).toBe(
      `${email} is not invited. Ask an owner to invite this address.`,
    );
    await invite(email);
    const { data } = await owner.call<{ links: { id: string; email: string }[] }>('GET', '/staff');
    const link = data.links.find((one) => one.email === email);
    await owner.call('DELETE', `/staff/links/${link?.id}`);
    expect(await refusal(signInBySso(open()))).toMatch(/not invited/);
    expect((await auditOf('')).at(-1)).toEqual([
      'sign-in-refused',
      { by: 'single-sign-on', reason: 'not-invited' },
    ]);
  });

  test.each([
    ['not verified', { email_verified: false }, /has not verified person\d+@example\.com/],
    ['verified as a text', { email_verified: 'true' }, /has not verified/],
    ['without a word about it', { email_verified: undefined }, /has not verified/],
    [
      'not verified, and of a verified domain',
      { email_verified: false, xms_edov: true },
      /not veri/,
    ],
    ['of another domain owner', { email_verified: undefined, xms_edov: false }, /not verified/],
    ['missing', { email: undefined }, /did not send your email address/],
    ['no address', { email: 'person' }, /did not send your email address/],
  ])('an address that is %s does not sign in', async (_name, claims, message) => {
    await invited();
    issuer.faults = { claims };
    expect(await refusal(signInBySso(open()))).toMatch(message);
  });

  test.each([true, 'true', 1])(
    'Microsoft’s xms_edov = %j verifies an address',
    async (xms_edov) => {
      await invited();
      issuer.faults = { claims: { email_verified: undefined, xms_edov } };
      expect((await signInBySso(open())).status).toBe(200);
    },
  );

  test('a removed member cannot come back without another invitation', async () => {
    const { email, sub } = await invited();
    const browser = open();
    const { id } = (await signInBySso(browser)).data.session.staff;
    await owner.call('DELETE', `/staff/${id}`);
    expect((await browser.call('GET', '/session')).status).toBe(401);
    expect(await refusal(signInBySso(open()))).toMatch(/is not invited/);
    // Nor into the account of someone else whose address they have got.
    const other = await invited();
    await acceptWithPasskey(open(), other.token);
    issuer.person = { sub, email: other.email, email_verified: true };
    expect(await refusal(signInBySso(open()))).toMatch(/is not invited/);

    await invite(email);
    issuer.person = { sub, email, email_verified: true };
    const { staff } = (await signInBySso(open())).data.session;
    expect(staff.id).not.toBe(id);
  });

  describe('an ID token is refused', () => {
    const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;
    test.each<[string, () => OidcIssuer['faults']]>([
      ['with another nonce', () => ({ claims: { nonce: 'other' } })],
      ['without a nonce', () => ({ claims: { nonce: undefined } })],
      ['for another client', () => ({ claims: { aud: 'other' } })],
      [
        'for several clients, made for another',
        () => ({
          claims: { aud: ['setu-console', 'other'], azp: 'other' },
        }),
      ],
      ['of another issuer', () => ({ claims: { iss: 'https://login.example' } })],
      ['that has expired', () => ({ claims: { exp: hourAgo(), iat: hourAgo() - 300 } })],
      ['without an expiry', () => ({ claims: { exp: undefined } })],
      ['without a subject', () => ({ claims: { sub: undefined } })],
      ['with a subject of more than 255 characters', () => ({ claims: { sub: 's'.repeat(256) } })],
      ['that is not signed', () => ({ signature: 'none' })],
      ['that is signed with the client secret', () => ({ signature: 'hmac' })],
      ['that is signed with another key', () => ({ signature: 'forged' })],
    ])('%s', async (_name, faults) => {
      await invited();
      issuer.faults = faults();
      expect(await refusal(signInBySso(open()))).toMatch(/^Your sign-in provider refused/);
      issuer.faults = {};
      expect((await signInBySso(open())).status).toBe(200);
    });
  });

  test('keys may be rotated at any time', async () => {
    await invited();
    expect((await signInBySso(open())).status).toBe(200);
    await issuer.rotateKeys();
    expect((await signInBySso(open())).status).toBe(200);
    await issuer.rotateKeys();
    expect((await signInBySso(open())).status).toBe(200);
  });

  test('a response works once, in the browser that asked for it, with its state, in time', async () => {
    await invited();
    const browser = open();
    const query = await goToProvider(browser);
    const cookie = browser.cookies.get('__Host-desk-sso') ?? '';
    const expired = /expired or was used before/;
    expect(await refusal(finishSingleSignOn(open(), query))).toMatch(expired);
    const changed = open();
    changed.cookies.set('__Host-desk-sso', cookie.replace(/^./, 'x'));
    expect(await refusal(finishSingleSignOn(changed, query))).toMatch(expired);
    // Another browser's flow, and the state of the first: someone else's code.
    const other = open();
    await goToProvider(other);
    expect(await refusal(finishSingleSignOn(other, query))).toMatch(/refused this sign-in/);

    expect((await finishSingleSignOn(browser, query)).status).toBe(200);
    expect(browser.cookies.has('__Host-desk-sso')).toBe(false);
    browser.cookies.set('__Host-desk-sso', cookie);
    expect(await refusal(finishSingleSignOn(browser, query))).toMatch(expired);
  });

  test('the request has state, nonce and PKCE, and its cookie is short-lived and of this host', async () => {
    newPerson();
    const browser = open();
    const { headers } = await browser.call('POST', '/single-sign-on/start', {
      purpose: 'sign-in',
      returnTo: '/',
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-desk-sso=[\w-]+\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    await goToProvider(browser);
    const query = Object.fromEntries(issuer.requests.at(-1) ?? []);
    const random = expect.stringMatching(/^[\w-]{43}$/);
    expect(query).toEqual({
      client_id: 'setu-console',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${app.origin.replace('127.0.0.1', 'localhost')}/console/single-sign-on`,
      state: random,
      nonce: random,
      code_challenge: random,
      code_challenge_method: 'S256',
    });
    expect(new Set([query.state, query.nonce, query.code_challenge]).size).toBe(3);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', '', 'inbox'])(
    'cannot return to %j',
    async (returnTo) => {
      const body = { purpose: 'sign-in', returnTo };
      expect((await open().call('POST', '/single-sign-on/start', body)).status).toBe(400);
    },
  );

  test('a sign-in that the person cancels says so', async () => {
    await invited();
    issuer.faults = { error: 'access_denied' };
    expect(await refusal(signInBySso(open()))).toMatch(/^You canceled/);
    issuer.faults = { error: 'server_error' };
    expect(await refusal(signInBySso(open()))).toMatch(/^Your sign-in provider refused/);
  });

  describe('step-up', () => {
    const signedIn = async () => {
      await invited();
      const browser = open();
      const { data } = await signInBySso(browser);
      return { browser, session: data.session };
    };
    const age = (id: string) =>
      app.engine.db
        .updateTable('staff_sessions')
        .set({ proved_at: Date.now() - 6 * MINUTE })
        .where('id', '=', id)
        .execute();
    const needsProof = async ({ call }: ReturnType<typeof open>) =>
      (await call('POST', '/account/totp')).problem.type === 'urn:problem:proof-needed';

    test('a sign-in proves as much as the provider says', async () => {
      const { browser } = await signedIn();
      expect(await needsProof(browser)).toBe(false);
      // Signed in to the provider an hour ago, or at an unknown time.
      issuer.authTime = Math.floor(Date.now() / 1000) - 3600;
      const late = open();
      await signInBySso(late);
      expect(await needsProof(late)).toBe(true);
      issuer.faults = { claims: { auth_time: undefined } };
      const unknown = open();
      await signInBySso(unknown);
      expect(await needsProof(unknown)).toBe(true);
    });

    test('asks the provider for a new sign-in, and changes the token', async () => {
      const { browser, session } = await signedIn();
      issuer.authTime = Math.floor(Date.now() / 1000) - 3600;
      await age(session.id);
      expect(await needsProof(browser)).toBe(true);
      const token = browser.cookies.get('__Host-desk');
      const { status, data } = await signInBySso(browser, { purpose: 'proof', returnTo: null });
      expect([status, data.session.id, data.returnTo]).toEqual([200, session.id, null]);
      expect(Object.fromEntries(issuer.requests.at(-1) ?? [])).toMatchObject({
        prompt: 'login',
        max_age: '0',
      });
      expect(await needsProof(browser)).toBe(false);
      expect(browser.cookies.get('__Host-desk')).not.toBe(token);
      expect(await auditOf(session.id)).toEqual([['proved', { by: 'single-sign-on' }]]);
    });

    test('is refused if the provider did not ask, says no time, or someone else signed in', async () => {
      const { browser, session } = await signedIn();
      await age(session.id);
      const prove = () => signInBySso(browser, { purpose: 'proof', returnTo: null });
      issuer.authTime = Math.floor(Date.now() / 1000) - 3600;
      issuer.faults = { ignoresPrompt: true };
      expect(await refusal(prove())).toMatch(/did not confirm that you signed in again/);
      issuer.faults = { claims: { auth_time: undefined } };
      expect(await refusal(prove())).toMatch(/did not confirm/);
      issuer.faults = {};
      issuer.person = { sub: 'someone else', email: 'else@example.com', email_verified: true };
      expect(await refusal(prove())).toMatch(/identity could not be confirmed/);
      expect(await needsProof(browser)).toBe(true);
    });

    test('belongs to its session', async () => {
      const first = await signedIn();
      const query = await goToProvider(first.browser, { purpose: 'proof', returnTo: null });
      const second = open();
      await signInBySso(second);
      const flow = first.browser.cookies.get('__Host-desk-sso') ?? '';
      for (const browser of [second, open()]) {
        browser.cookies.set('__Host-desk-sso', flow);
        expect(await refusal(finishSingleSignOn(browser, query))).toMatch(/expired/);
      }
      const { status, problem } = await open().call('POST', '/single-sign-on/start', {
        purpose: 'proof',
        returnTo: null,
      });
      expect([status, problem.type]).toEqual([401, 'urn:problem:not-signed-in']);
    });
  });

  test('the limits of signing in apply to responses', async () => {
    newPerson();
    const statuses = [];
    for (let attempt = 0; attempt < 31; attempt++)
      statuses.push((await signInBySso(open())).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
