/** The content area of the console with the frame of its previews. */
import type { Page } from '@playwright/test';
import { CONSOLE_REQUESTS } from './console-session.ts';
import { EXPECTED_MESSAGES } from './console-sign-in.ts';
import { test as base, type Site, serveSite } from './site.ts';

/** The frame's policy refuses the page's own scripts, which browsers report. */
const REFUSED = /Content Security Policy|violates the following/;

export const test = base.extend<object, { site: Site }>({
  expectedMessages: new RegExp(`${EXPECTED_MESSAGES.source}|${REFUSED.source}`),
  expectedRequests: CONSOLE_REQUESTS,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  site: [({}, use) => serveSite(use), { scope: 'worker' }],
});

/** The first preview of a server reads the pack in a new thread, for up to this many milliseconds. */
export const FIRST_PREVIEW = { timeout: 30_000 };

export const frameOf = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');
