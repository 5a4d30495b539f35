/** A provider that is down, broken or misconfigured leaves the site and local sign-in alone. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  acceptWithPasskey,
  openConsoleClient,
  signInWithPasskey,
  tokenIn,
} from '#tests/console-client.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type OidcIssuer, startOidcIssuer } from '#tests/oidc-issuer.ts';
import { goToProvider, signInBySso } from '#tests/single-sign-on.ts';
import { signIn } from '#tests/staff.ts';

describeOnOneEngine('a provider of single sign-on', (engine) => {
  let app: TestApp | undefined;
  let issuer: OidcIssuer;
  beforeEach(async () => {
    issuer = await startOidcIssuer();
  });
  afterEach(async () => {
    await app?.close();
    app = undefined;
    await issuer.goDown();
  });
  const start = async (settings: Record<string, string> = {}) => {
    app = await makeApp(engine, { ...issuer.settings, ...settings });
    const owner = await signIn(app, 'owner');
    const body = { email: 'asha@example.com', role: 'editor' };
    const { data } = await owner.call<{ link: string }>('POST', '/staff/invitations', body);
    issuer.person = { sub: 'asha', email: body.email, email_verified: true };
    const running = app;
    return { open: () => openConsoleClient(running), token: tokenIn(data.link) };
  };
  const begin = { purpose: 'sign-in', returnTo: null };

  test('that is down at the start leaves local sign-in as it is', async () => {
    await issuer.goDown();
    const { open, token } = await start();
    const { status, problem, headers } = await open().call('POST', '/single-sign-on/start', begin);
    expect([status, problem.detail, headers.get('retry-after')]).toEqual([
      503,
      expect.stringMatching(/cannot be reached. Use a passkey or a password/),
      '10',
    ]);
    expect(headers.getSetCookie()).toEqual([]);
    const { authenticator } = await acceptWithPasskey(open(), token);
    expect((await signInWithPasskey(open(), authenticator)).status).toBe(200);
    await issuer.comeBack();
  });

  test.each([
    ['answers 500', { tokenStatus: 500 }],
    ['sends more than it should', { tokenBytes: 300_000 }],
  ])('that %s is unavailable', async (_name, faults) => {
    const { open } = await start();
    issuer.faults = faults;
    expect((await signInBySso(open())).status).toBe(503);
    issuer.faults = {};
    expect((await signInBySso(open())).status).toBe(200);
  });

  test('that goes down in between is unavailable', async () => {
    const { open } = await start();
    const browser = open();
    const query = await goToProvider(browser);
    await issuer.goDown();
    expect((await browser.call('POST', '/single-sign-on/finish', { query })).status).toBe(503);
    await issuer.comeBack();
    expect((await signInBySso(browser)).status).toBe(200);
  });

  test('that does not know the client is unavailable', async () => {
    const { open } = await start({ OIDC_CLIENT_SECRET: 'wrong' });
    expect((await signInBySso(open())).status).toBe(503);
  });

  test('that calls itself otherwise is not used', async () => {
    const { open } = await start({ OIDC_ISSUER: issuer.url.replace('127.0.0.1', 'localhost') });
    expect((await open().call('POST', '/single-sign-on/start', begin)).status).toBe(503);
  });

  test('is not offered without settings', async () => {
    const { open } = await start({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' });
    expect((await open().call('POST', '/single-sign-on/start', begin)).status).toBe(404);
    expect((await open().call('POST', '/single-sign-on/finish', { query: '' })).status).toBe(404);
  });
});
