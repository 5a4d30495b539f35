/** Staff who joined by an invitation, each with their own browser. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Account } from '#contract/console/account.ts';
import {
  acceptWithPasskey,
  acceptWithPassword,
  type ConsoleClient,
  openConsoleClient,
  tokenIn,
} from './console-client.ts';
import { makeApp, type TestApp } from './make-app.ts';
import { type SignedIn, signIn } from './staff.ts';

const MINUTE = 60_000;

/**
 * One app for all tests of a suite; rate limits are reset before each test.
 * @param settings awaited before the app starts
 */
export function consoleMembers(
  engine: Parameters<typeof makeApp>[0],
  settings: () => Promise<Record<string, string>> = async () => ({}),
) {
  let app: TestApp;
  let owner: SignedIn;
  let count = 0;
  beforeAll(async () => {
    app = await makeApp(engine, await settings());
    owner = await signIn(app, 'owner');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.engine.db.deleteFrom('rate_limits').execute();
  });

  const open = (headers?: Record<string, string>) => openConsoleClient(app, headers);
  const invited = async () => {
    count += 1;
    const email = `own${count}@example.com`;
    const body = { email, role: 'recruiter' };
    const { data } = await owner.call<{ link: string }>('POST', '/staff/invitations', body);
    return { email, token: tokenIn(data.link) };
  };
  return {
    origin: () => app.origin,
    db: () => app.engine.db,
    open,
    invited,
    owner: () => owner,
    withPasskey: async () => {
      const [{ token, email }, browser] = [await invited(), open()];
      return { browser, email, ...(await acceptWithPasskey(browser, token)) };
    },
    /** @param at epoch milliseconds of the app's clock */
    withPassword: async (at = Date.now()) => {
      const [{ token, email }, browser] = [await invited(), open()];
      return { browser, email, ...(await acceptWithPassword(browser, token, { at })) };
    },
    /** Makes their last proof older than five minutes. */
    ageProof: (sessionId: string) =>
      app.engine.db
        .updateTable('staff_sessions')
        .set({ proved_at: Date.now() - 6 * MINUTE })
        .where('id', '=', sessionId)
        .execute(),
    accountOf: async ({ call }: ConsoleClient) => (await call<Account>('GET', '/account')).data,
    isIn: async ({ call }: ConsoleClient) => (await call('GET', '/session')).status === 200,
  };
}
