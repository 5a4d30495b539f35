import { arrive } from './arrive.ts';
import { axeFindings } from './axe-findings.ts';
import { DEEP } from './deep-journeys.ts';
import { DESKTOP, headerOf, hydrateHeader, longestMotion, watchMotion } from './header-parts.ts';
import { expect, test } from './site.ts';

test.use({ viewport: DESKTOP });

const BELOW_ANY_PANEL = { x: 640, y: 800 };

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await arrive(page, '/');
  await hydrateHeader(page);
});

test('opens a group immediately on hover, and closes it 300 ms after the pointer leaves', async ({
  page,
}) => {
  const { group, item, openGroups } = headerOf(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await group('Our Solutions').hover();
  await expect(item('Design my app')).toBeVisible();
  await page.mouse.move(BELOW_ANY_PANEL.x, BELOW_ANY_PANEL.y);
  await page.clock.runFor(299);
  await expect(openGroups).toHaveText(['Our Solutions']);
  await page.clock.runFor(1);
  await expect(openGroups).toHaveCount(0);
  await expect(item('Design my app')).toBeHidden();
});

test(
  'stays open if the pointer returns in time, including to the panel',
  DEEP,
  async ({ page }) => {
    const { group, item } = headerOf(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await group('Our Solutions').hover();
    await page.mouse.move(BELOW_ANY_PANEL.x, BELOW_ANY_PANEL.y);
    await page.clock.runFor(200);
    await item('Build my app').hover();
    await page.clock.runFor(5000);
    await expect(item('Build my app')).toBeVisible();
  },
);

test('opens one group at a time, and replaces it immediately', async ({ page }) => {
  const { group, item, openGroups } = headerOf(page);
  await group('Cares').hover();
  await expect(item('Impact stories')).toBeVisible();
  await group('For Businesses').hover();
  await expect(openGroups).toHaveText(['For Businesses']);
  // Both change in the same frame: no panel fades out under the other.
  expect(await page.locator('.menu-panel').evaluateAll(countVisible)).toBe(1);
});

test(
  'a click right after opening on hover keeps it open, and the next one closes it',
  DEEP,
  async ({ page }) => {
    const { group, openGroups } = headerOf(page);
    await group('Resources').click();
    await expect(openGroups).toHaveText(['Resources']);
    await group('Resources').click();
    await expect(openGroups).toHaveCount(0);
  },
);

test('dims the page, and a click on it only closes the menu', DEEP, async ({ page }) => {
  const { group, openGroups } = headerOf(page);
  // The clock is paused, so the group does not close because the pointer left.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await group('Cares').click();
  await expect(openGroups).toHaveText(['Cares']);
  const link = await page.getByRole('link', { name: 'See open roles' }).boundingBox();
  if (!link) throw new Error('The link of the hero is not rendered');
  await page.mouse.click(link.x + 8, link.y + link.height / 2);
  await expect(openGroups).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('following a link closes the panel and marks the page and its group', async ({ page }) => {
  const { group, item, openGroups } = headerOf(page);
  await expect(item('Home')).toHaveAttribute('aria-current', 'page');
  await group('For Job Seekers').hover();
  await item('Talents on Demand').click();
  await expect(page).toHaveURL(/\/talents-on-demand$/);
  await expect(openGroups).toHaveCount(0);
  await expect(group('For Job Seekers')).toHaveAttribute('data-current', 'true');
  await expect(item('Home')).not.toHaveAttribute('aria-current');
  await group('For Job Seekers').click();
  await expect(item('Talents on Demand')).toHaveAttribute('aria-current', 'page');
  // The back button closes it too.
  await page.goBack();
  await expect(openGroups).toHaveCount(0);
});

test('each panel is accessible, fits, and links to a meeting in a new tab', async ({ page }) => {
  const { row } = headerOf(page);
  for (const title of ['Cares', 'Our Solutions', 'Resources']) {
    await headerOf(page).group(title).click();
    expect(await axeFindings(page, 'header')).toEqual([]);
    const link = row.getByRole('link', { name: 'Book a time' });
    // The previous panel fades out first.
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  for (const width of [1200, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await row.evaluate((nav) => {
      const menu = nav.closest('[popover]');
      const [before, after] = [menu?.previousElementSibling, menu?.nextElementSibling];
      const own = nav.getBoundingClientRect();
      const left = own.left - (before?.getBoundingClientRect().right ?? 0);
      return {
        left,
        right: (after?.getBoundingClientRect().left ?? 0) - own.right,
        height: own.height,
      };
    });
    expect(gaps.left).toBeGreaterThanOrEqual(8);
    expect(gaps.right).toBeGreaterThanOrEqual(8);
    expect(gaps.height).toBeLessThan(50);
  }
});

test.describe('with motion', () => {
  test('the panel opens in 150 to 250 ms', async ({ page }) => {
    await watchMotion(page);
    await headerOf(page).group('Cares').hover();
    await expect.poll(() => longestMotion(page)).toBeGreaterThanOrEqual(150);
    expect(await longestMotion(page)).toBeLessThanOrEqual(250);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    const { group, item } = headerOf(page);
    await watchMotion(page);
    await group('Cares').hover();
    await expect(item('Impact stories')).toBeVisible();
    expect(await longestMotion(page)).toBeLessThanOrEqual(0.01);
  });
});

function countVisible(panels: Element[]): number {
  return panels.filter((panel) => panel.checkVisibility()).length;
}
