/** Opens the console in a browser as a signed-in member of staff. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '#contract/console/roles.ts';
import { signIn } from '#tests/staff.ts';
import type { Site } from './site.ts';

/** The console's cookies require TLS or this host. */
const localhost = (origin: string) => origin.replace('127.0.0.1', 'localhost');

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
