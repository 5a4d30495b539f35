/** Opens the console in a browser as a signed-in member of staff. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '#contract/console/roles.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';
import type { Site } from './site.ts';

/**
 * The site by its host name: passkeys are bound to one, and without TLS browsers send the console's
 * cookies to this one only.
 */
export const consoleOrigin = ({ origin }: Site) => origin.replace('127.0.0.1', 'localhost');

/** Requests to the console, which a journey has to expect. */
export const CONSOLE_REQUESTS = /^http:\/\/localhost:\d+\//;

/** Chromium's message about an error response. */
export const FAILED_REQUEST = /^Failed to load resource/;

/** @returns the console's URL; the context has the cookie of a new member of staff */
export async function signInToConsole(
  context: BrowserContext,
  site: Site,
  role: Role = 'recruiter',
  name = 'Kabita Rai',
): Promise<SignedIn & { url: string }> {
  const staff = await signIn(site, role, { name });
  const [cookie = '', value = ''] = (staff.headers.cookie ?? '').split('=');
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
  return { ...staff, url: `${consoleOrigin(site)}/console` };
}

/** Opens an area of the console in this context as a member of staff with this role. */
export async function openConsole(
  context: BrowserContext,
  page: Page,
  site: Site,
  { role = 'owner', path = '' }: { role?: Role; path?: string } = {},
): Promise<SignedIn> {
  const { url, ...staff } = await signInToConsole(context, site, role, 'Kabita Shrestha');
  await page.goto(url + path);
  return staff;
}

/** Presses keys outside of any text field. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/**
 * Waits for a link with a new unread count. Counts are fetched every three seconds at most, so the
 * page's clock jumps; `page.clock.install()` must come before the page.
 */
export async function expectCount(page: Page, link: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3000);
    await expect(link).toBeVisible({ timeout: 300 });
  }).toPass();
}
