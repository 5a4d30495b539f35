/** The report of visits, in light mode on a wide screen and in dark mode on a phone. */

import { zoneOf } from '#domain/content/time-zone.ts';
import { siteDay } from '#domain/content/visits/site-days.ts';
import { axeFindings } from './axe-findings.ts';
import { CONSOLE_REQUESTS, consoleOrigin, openConsole } from './console-session.ts';
import { misplacedElements } from './grid-areas.ts';
import { expect, type Site, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS });

const KATHMANDU = zoneOf('Asia/Kathmandu');

/** Stores days that were counted, from the oldest to the current one. */
async function storeVisits({ engine: { db } }: Site, length: number): Promise<void> {
  const today = siteDay(KATHMANDU, Date.now());
  for (const table of ['visit_days', 'visit_counts'] as const) await db.deleteFrom(table).execute();
  for (let ago = length; ago >= 0; ago--) {
    const day = today - ago;
    const views = 100 + ((ago * 37) % 60);
    const visitors = Math.round(views / 3);
    await db.insertInto('visit_days').values({ day, views, visitors, salt: null }).execute();
    const counts = [
      { kind: 'page', name: '/about', count: 40 + (ago % 7) },
      { kind: 'page', name: '/contact', count: 12 },
      { kind: 'search', name: 'Google', count: 20 },
      { kind: 'site', name: 'news.example.org', count: 3 },
      { kind: 'missing', name: '/old/page.html', count: 1 },
    ];
    const rows = counts.map((row) => ({ day, ...row }));
    await db.insertInto('visit_counts').values(rows).execute();
  }
}

test('shows the visits of a period as a chart and as a table', async ({ page, context, site }) => {
  await storeVisits(site, 61);
  await openConsole(context, page, site);
  await page.goto(`${consoleOrigin(site)}/console/visits`);
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
  const pages = page.getByRole('list', { name: 'Pages' });
  await expect(pages.getByRole('listitem')).toHaveCount(2);
  await expect(pages).toContainText('/about');
  const chart = page.getByRole('slider', { name: 'Views and visitors' });
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('ArrowRight');
  await expect(chart).toHaveAttribute('aria-valuetext', /: \d+ views, \d+ visitors$/);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('row')).toHaveCount(31);
  await page.getByLabel('Period').selectOption('Last 52 weeks');
  await expect(page).toHaveURL(/period=12-months/);
  await expect(page.getByRole('heading', { name: 'By week' })).toBeVisible();
  await expect(page.getByText(/^Counted since /)).toBeVisible();
  await page.getByLabel('Period').selectOption('Today');
  await expect(page.getByText('Today so far')).toBeHidden();
});

test('is accessible and fits a phone', async ({ page, context, site }) => {
  await storeVisits(site, 61);
  await openConsole(context, page, site);
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${consoleOrigin(site)}/console/visits`);
    await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
    expect([width, await axeFindings(page)]).toEqual([width, []]);
    const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
    expect([width, await page.evaluate(isTooWide)]).toEqual([width, false]);
    expect([width, await misplacedElements(page)]).toEqual([width, []]);
    if (process.env.VISIT_SHOTS)
      await page.screenshot({ path: `/tmp/visits-${width}-${colorScheme}.png`, fullPage: true });
  }
});
