/** Single sign-on as a browser does it: to the provider, back, and to the API. */
import type { Session } from '#contract/console/session.ts';
import type { ConsoleClient } from './console-client.ts';

interface Options {
  purpose?: 'sign-in' | 'proof';
  returnTo?: string | null;
}

interface Finished {
  session: Session;
  returnTo: string | null;
}

/** @returns the query with which the provider sends the browser back */
export async function goToProvider(
  { call }: ConsoleClient,
  { purpose = 'sign-in', returnTo = '/inbox' }: Options = {},
): Promise<string> {
  const { status, data, problem } = await call<{ url: string }>('POST', '/single-sign-on/start', {
    purpose,
    returnTo,
  });
  if (status !== 200) throw new Error(`${status}: ${problem.detail}`);
  const response = await fetch(data.url, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '').search;
}

export const finishSingleSignOn = ({ call }: ConsoleClient, query: string) =>
  call<Finished>('POST', '/single-sign-on/finish', { query });

export async function signInBySso(browser: ConsoleClient, options?: Options) {
  return finishSingleSignOn(browser, await goToProvider(browser, options));
}
