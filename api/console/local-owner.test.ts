/** An owner with a passkey or a password must remain, also where staff use single sign-on. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invite, OPERATOR } from '#domain/staff/accounts/index.ts';
import {
  acceptWithPasskey,
  acceptWithPassword,
  type ConsoleClient,
  openConsoleClient,
  tokenIn,
} from '#tests/console-client.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type OidcIssuer, startOidcIssuer } from '#tests/oidc-issuer.ts';
import { signInBySso } from '#tests/single-sign-on.ts';

describeEachEngine('the last owner with a local way to sign in', (engine) => {
  let app: TestApp;
  let issuer: OidcIssuer;
  beforeAll(async () => {
    issuer = await startOidcIssuer();
    app = await makeApp(engine, issuer.settings);
  });
  afterAll(async () => {
    await app.close();
    await issuer.goDown();
  });
  beforeEach(async () => {
    await app.engine.db.deleteFrom('staff_identities').execute();
    await app.engine.db.updateTable('staff').set({ removed_at: 1 }).execute();
  });

  let count = 0;
  const newEmail = () => {
    count += 1;
    return `owner${count}@example.com`;
  };
  const operatorInvites = async (email: string) => {
    const context = { db: app.engine.db, secret: 'secret', isMailed: false, now: Date.now() };
    return tokenIn((await invite(OPERATOR, context, { email, role: 'owner' })).path);
  };
  const open = () => openConsoleClient(app);
  const comeAs = (email: string) => {
    issuer.person = { sub: `sub of ${email}`, email, email_verified: true };
  };
  /** The first owner, who joined by the operator's link. */
  const localOwner = async () => {
    const [browser, email] = [open(), newEmail()];
    const { data } = await acceptWithPasskey(browser, await operatorInvites(email));
    return { browser, email, id: data.session.staff.id };
  };
  const ssoOwner = async ({ browser }: { browser: ConsoleClient }) => {
    const [own, email] = [open(), newEmail()];
    await browser.call('POST', '/staff/invitations', { email, role: 'owner' });
    comeAs(email);
    const { data } = await signInBySso(own);
    return { browser: own, email, id: data.session.staff.id };
  };
  const passkeyOf = async ({ call }: ConsoleClient) => {
    const { data } = await call<{ passkeys: { id: string }[] }>('GET', '/account');
    return `/account/passkeys/${data.passkeys[0]?.id}`;
  };

  test('the first owner joins by the link, not by single sign-on', async () => {
    const email = newEmail();
    const token = await operatorInvites(email);
    comeAs(email);
    const refused = await signInBySso(open());
    expect(refused.problem.detail).toMatch(/^The first owner sets up a passkey or a password/);
    expect((await acceptWithPassword(open(), token)).status).toBe(200);
    expect((await signInBySso(open())).data.session.signInMethods).toEqual([
      'password',
      'single-sign-on',
    ]);
  });

  test('cannot be removed, demoted, or lose the passkey', async () => {
    const local = await localOwner();
    const sso = await ssoOwner(local);
    comeAs(local.email);
    await signInBySso(open());
    const removal = await sso.browser.call('DELETE', `/staff/${local.id}`);
    expect([removal.status, removal.problem.detail]).toEqual([
      409,
      expect.stringMatching(/^This is the last owner with a passkey or a password/),
    ]);
    const demotion = await sso.browser.call('PATCH', `/staff/${local.id}`, { role: 'reader' });
    expect(demotion.status).toBe(409);
    const lost = await local.browser.call('DELETE', await passkeyOf(local.browser));
    expect([lost.status, lost.problem.detail]).toEqual([
      409,
      expect.stringMatching(/^You are the last owner who can sign in without single sign-on/),
    ]);
    // The other owner may go: the local one remains.
    expect((await local.browser.call('DELETE', `/staff/${sso.id}`)).status).toBe(204);
  });

  test('may go once another owner has a passkey', async () => {
    const local = await localOwner();
    const other = await localOwner();
    comeAs(local.email);
    await signInBySso(open());
    expect((await local.browser.call('DELETE', await passkeyOf(local.browser))).status).toBe(200);
    expect((await local.browser.call('GET', '/account')).data).toMatchObject({
      passkeys: [],
      singleSignOn: { issuer: issuer.url },
    });
    expect((await other.browser.call('DELETE', `/staff/${local.id}`)).status).toBe(204);
    const last = await other.browser.call('DELETE', await passkeyOf(other.browser));
    expect(last.problem.detail).toMatch(/^This is your only way to sign in/);
  });

  test('a recovery link unbinds the identity, so another one can be bound', async () => {
    const local = await localOwner();
    const { id, email } = await ssoOwner(local);
    issuer.person = { sub: 'a new one', email, email_verified: true };
    expect((await signInBySso(open())).status).toBe(401);
    const { data } = await local.browser.call<{ link: string }>('POST', `/staff/${id}/recovery`);
    expect((await acceptWithPasskey(open(), tokenIn(data.link))).status).toBe(200);
    expect((await signInBySso(open())).data.session.staff.id).toBe(id);
  });
});
