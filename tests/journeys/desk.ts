/** The desk in a browser, for somebody who has signed in already. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Role } from '#contract/console/roles.ts';
import { signIn } from '#tests/staff.ts';
import type { Site } from './site.ts';

/** Cookies of the desk are for TLS, or for this host. */
const localhost = (origin: string) => origin.replace('127.0.0.1', 'localhost');

/** Requests to it, which a journey has to expect. */
export const DESK_REQUESTS = /^http:\/\/localhost:\d+\//;

/** What Chromium says of an answer that is an error. */
export const REFUSED = /^Failed to load resource/;

/** @returns the desk's URL, with the cookie of a new member of the staff in the context */
export async function signInAtDesk(
  context: BrowserContext,
  site: Site,
  role: Role = 'recruiter',
  name = 'Kabita Rai',
): Promise<{ url: string; id: string; name: string }> {
  const { headers, id } = await signIn(site, role, { name });
  const [cookie = '', value = ''] = headers.cookie?.split('=') ?? [];
  await context.addCookies([
    {
      name: cookie,
      value,
      domain: 'localhost',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
  return { url: `${localhost(site.origin)}/console`, id, name };
}

/** Presses a key where the focus is in no field. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
