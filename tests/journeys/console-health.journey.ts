/** The health of the content: findings, and the fields that they lead to. */
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { CONSOLE_REQUESTS, openConsole } from './console-session.ts';
import { EXPECTED_MESSAGES } from './console-sign-in.ts';
import { DEEP } from './deep-journeys.ts';
import { test as base, expect, type Site, serveSite } from './site.ts';

const POST = 'blogs/estimate-without-lying.md';

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

test(
  'leads from a finding to its field, in the form and in the text',
  DEEP,
  async ({ page, context, site }) => {
    const editor = await openConsole(context, page, site, { role: 'editor', path: '/content' });
    const { data } = await editor.call<{ body: string }>('GET', `/content/entry?file=${POST}`);
    const value = `${data.body}\n\nSee [the guide](/no-such-page).\n`;
    const change = { op: 'body', value };
    const body = { file: POST, version: 0, changes: [change], bases: [data.body] };
    await editor.call('PUT', '/content/entry/draft', body);
    await editor.call('POST', '/content/entry/publish', { file: POST, version: 1 });

    await page.getByRole('link', { name: /^Health \d/ }).click();
    const links = page.getByRole('list', { name: 'Links that lead nowhere' });
    await expect(links).toContainText('/no-such-page is not a page of this site');
    await links.getByRole('link', { name: 'How to estimate without lying' }).click();
    const text = page.getByRole('textbox', { name: 'Text' });
    await expect(text).toBeFocused();
    await expect(text.getByText('/no-such-page')).toBeInViewport();

    await page.goBack();
    await page.getByRole('button', { name: /^Closed jobs/ }).click();
    await expect(page).toHaveURL(/\?kind=expired-job$/);
    await expect(links).toBeHidden();
    const jobs = page.getByRole('list', { name: 'Closed jobs' });
    await jobs.getByRole('link').first().click();
    await expect(page.getByRole('textbox', { name: /^Last day to apply \(/ })).toBeFocused();
  },
);

test('has no accessibility findings and fits a phone', DEEP, async ({ page, context, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(context, page, site, { role: 'editor', path: '/content/health' });
  await expect(page.getByRole('list', { name: 'Missing Nepali' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.goto(`${page.url()}?kind=old-claim`);
  await expect(page.getByRole('heading', { name: 'All done here' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all findings' }).click();
  await expect(page.getByRole('list', { name: 'Missing Nepali' })).toBeVisible();
});
