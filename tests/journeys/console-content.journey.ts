/** An editor changes the site: words on a page, a post, an undo. */
import type { Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { CONSOLE_REQUESTS, openConsole } from './console-session.ts';
import { EXPECTED_MESSAGES } from './console-sign-in.ts';
import { DEEP } from './deep-journeys.ts';
import { test as base, expect, type Site, serveSite } from './site.ts';

/** The frame's policy refuses the page's own scripts, which browsers report. */
const REFUSED = /Content Security Policy|violates the following/;

const test = base.extend<object, { site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  site: [({}, use) => serveSite(use), { scope: 'worker' }],
});

test.use({
  expectedMessages: new RegExp(`${EXPECTED_MESSAGES.source}|${REFUSED.source}`),
  expectedRequests: CONSOLE_REQUESTS,
});

const frameOf = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');

/** The heading of a public page, without a cache of the browser. */
async function publicHeading(site: Site, path: string): Promise<string> {
  const html = await (await fetch(site.origin + path)).text();
  return (
    /<h1[^>]*>(.*?)<\/h1>/s
      .exec(html)?.[1]
      ?.replace(/<[^>]+>/g, '')
      .trim() ?? ''
  );
}

test(
  'clicks a headline on the page, changes it, publishes it, and takes that back',
  DEEP,
  async ({ page, context, site }) => {
    const former = await publicHeading(site, '/about');
    await openConsole(context, page, site, {
      role: 'editor',
      path: '/content/edit?file=pages/about.yaml',
    });
    const heading = frameOf(page).getByRole('heading', { level: 1 });
    await heading.click();
    const field = page.getByRole('textbox', { name: 'Heading' }).first();
    await expect(field).toBeFocused();
    await field.fill('Both ends hold');
    await expect(heading).toHaveText('Both ends hold');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(() => publicHeading(site, '/about')).toBe('Both ends hold');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => publicHeading(site, '/about')).toBe(former);
  },
);

test(
  'writes a post from a copy, sees what prevents publishing, and publishes it',
  DEEP,
  async ({ page, context, site }) => {
    await openConsole(context, page, site, { role: 'editor', path: '/content?kind=post' });
    await page.getByRole('button', { name: 'New entry' }).click();
    await page.getByLabel('Title').fill('What a bridge taught us');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a bridge taught us');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('This prevents publishing')).toBeVisible();
  },
);

test('has no accessibility findings', DEEP, async ({ page, context, site }) => {
  await openConsole(context, page, site, { role: 'editor', path: '/content' });
  await expect(page.getByRole('list', { name: 'Entries' })).toBeVisible();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.goto(`${page.url()}/edit?file=pages/about.yaml`);
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
});
