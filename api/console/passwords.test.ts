import { expect, test } from 'vitest';
import type { Account } from '#contract/console/account.ts';
import { makeAuthenticator } from '#tests/authenticator.ts';
import { type ConsoleClient, codeAt, PASSWORD, signInWithPasskey } from '#tests/console-client.ts';
import { consoleMembers } from '#tests/console-members.ts';
import { describeOnOneEngine } from '#tests/engines.ts';

const NEXT = 'nine loud herons under a bridge';

describeOnOneEngine('a new password', (engine) => {
  const { db, origin, open, withPasskey, withPassword, isIn } = consoleMembers(engine);

  /** Sets the password with the offered TOTP secret. */
  const set = async ({ call }: ConsoleClient, typed: object) => {
    const totp = await call<{ secret: string }>('POST', '/account/totp');
    const code = codeAt(totp.data.secret);
    return call<{ account: Account }>('POST', '/account/password', { code, ...typed });
  };
  const errorOf = async (answer: ReturnType<typeof set>) => {
    const { status, problem } = await answer;
    return [status, problem.errors?.[0]?.field];
  };

  test('requires the current one, even after a recent password proof', async () => {
    const { browser, data } = await withPassword();
    const refused = [422, 'currentPassword'];
    expect(await errorOf(set(browser, { password: NEXT }))).toEqual(refused);
    for (const currentPassword of ['', NEXT, `${PASSWORD} `]) {
      expect(await errorOf(set(browser, { password: NEXT, currentPassword }))).toEqual(refused);
    }
    // A proof with a recovery code counts as a password proof.
    const proof = { password: PASSWORD, code: data.recoveryCodes[0] };
    expect((await browser.call('POST', '/proof/password', proof)).status).toBe(200);
    expect(await errorOf(set(browser, { password: NEXT }))).toEqual(refused);

    const current = { currentPassword: PASSWORD };
    expect((await set(browser, { password: NEXT, ...current })).status).toBe(200);
    expect(await errorOf(set(browser, { password: PASSWORD, ...current }))).toEqual(refused);
  });

  test('limits guesses of the current one', async () => {
    const { browser, data } = await withPassword();
    const guess = (currentPassword: string) => set(browser, { password: NEXT, currentPassword });
    for (let n = 0; n < 10; n++) expect((await guess(`a guess, the ${n}th`)).status).toBe(422);
    const { status, headers } = await guess(PASSWORD);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    const refusals = await db()
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'sign-in-refused')
      .where('object_id', '=', data.session.staff.id)
      .execute();
    expect(refusals).toHaveLength(10);
  });

  test('can be set with a passkey if the current one is forgotten', async () => {
    const { browser, authenticator } = await withPasskey();
    // The first password needs no current one.
    expect((await set(browser, { password: PASSWORD })).status).toBe(200);
    expect(
      await errorOf(set(browser, { password: NEXT, currentPassword: 'something else' })),
    ).toEqual([422, 'currentPassword']);
    const other = open();
    await signInWithPasskey(other, authenticator);
    expect((await set(other, { password: NEXT })).status).toBe(200);
    expect([await isIn(browser), await isIn(other)]).toEqual([false, true]);
  });

  test('requires the current one again after a later password proof', async () => {
    const { browser, secret } = await withPassword();
    const device = makeAuthenticator(origin());
    const options = await browser.call('POST', '/account/passkeys/options');
    const body = { name: 'Phone', response: device.register(options.data) };
    await browser.call('POST', '/account/passkeys', body);
    // A registered passkey without a proof is not enough.
    expect((await set(browser, { password: NEXT })).status).toBe(422);
    const challenge = await browser.call('POST', '/proof/passkey/options');
    const response = device.sign(challenge.data);
    expect((await browser.call('POST', '/proof/passkey', { response })).status).toBe(200);
    const code = codeAt(secret, Date.now() + 30_000);
    const proof = { password: PASSWORD, code };
    expect((await browser.call('POST', '/proof/password', proof)).status).toBe(200);
    expect((await set(browser, { password: NEXT })).status).toBe(422);
  });

  test('is set by one of two simultaneous requests', async () => {
    const { browser } = await withPassword();
    const words = { currentPassword: PASSWORD };
    const both = await Promise.all([
      set(browser, { password: NEXT, ...words }),
      set(browser, { password: `${NEXT} too`, ...words }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  });
});
