import type { Page } from '@playwright/test';
import { DEEP } from '#tests/journeys/deep-journeys.ts';
import { openExamples } from '#tests/journeys/gallery-site.ts';
import { expect, test } from '#tests/journeys/site.ts';

const TICK = 50;

/** The example is at rest at its first tab, with the clock paused. */
async function openAt(page: Page, tabs: string, { tab = '', scroll = true } = {}) {
  await page.clock.install();
  await openExamples(page, 'auto-tabs');
  await page.clock.pauseAt(Date.now() + 60_000);
  const list = page.getByRole('tablist', { name: tabs, exact: true });
  if (scroll) await list.scrollIntoViewIfNeeded();
  if (tab) await list.getByRole('tab', { name: tab }).click();
  return list;
}

const clickOutside = (page: Page) => page.getByRole('heading', { level: 1 }).click();

test.describe('tabs with a progress bar', () => {
  test('switch at 50 and at 100, by 0.3 each 50 ms, once a click outside resumes them', async ({
    page,
  }) => {
    const list = await openAt(page, 'Voices', { tab: 'Customers' });
    const [first, second] = [list.getByRole('tab').nth(0), list.getByRole('tab').nth(1)];
    await page.mouse.move(2, 2);
    await page.clock.runFor(60_000);
    await expect(first).toHaveAttribute('aria-selected', 'true');

    await clickOutside(page);
    const turn = () =>
      first.locator('span').evaluate((bar) => bar.style.getPropertyValue('--turn'));
    expect(Number(await turn())).toBe(0);
    await page.clock.runFor(TICK);
    expect(Number(await turn())).toBeCloseTo(0.3 / 50);
    await page.clock.runFor(165 * TICK);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.clock.runFor(TICK);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await page.clock.runFor(166 * TICK);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await page.clock.runFor(TICK);
    await expect(first).toHaveAttribute('aria-selected', 'true');
  });

  test('a selected second tab starts at 50', DEEP, async ({ page }) => {
    const list = await openAt(page, 'Voices', { tab: 'Talent' });
    await clickOutside(page);
    await page.clock.runFor(166 * TICK);
    await expect(list.getByRole('tab', { name: 'Talent' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.clock.runFor(TICK);
    await expect(list.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  });

  test('pause while hovered, and resume afterwards', DEEP, async ({ page }) => {
    const list = await openAt(page, 'Voices', { tab: 'Customers' });
    await clickOutside(page);
    await list.getByRole('tab').nth(1).hover();
    await page.clock.runFor(20_000);
    await expect(list.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await page.mouse.move(2, 2);
    await page.clock.runFor(167 * TICK);
    await expect(list.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('pause while focus is inside', async ({ page }) => {
    const list = await openAt(page, 'Voices', { tab: 'Customers' });
    await clickOutside(page);
    await page.getByRole('tabpanel').first().focus();
    await page.keyboard.press('Shift');
    await page.clock.runFor(20_000);
    await expect(list.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  });

  test('a pause lasts until play, even after a click outside', DEEP, async ({ page }) => {
    const list = await openAt(page, 'Voices', { tab: 'Customers' });
    await clickOutside(page);
    await page.getByRole('button', { name: 'Pause the tabs' }).first().click();
    await clickOutside(page);
    await page.mouse.move(2, 2);
    await page.clock.runFor(20_000);
    await expect(list.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Play the tabs' }).first().press('Enter');
    await page.clock.runFor(167 * TICK);
    await expect(list.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('move only while in view, if so configured', DEEP, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    const list = await openAt(page, 'Voices in view', { tab: 'Customers' });
    const first = list.getByRole('tab').first();
    await clickOutside(page);
    await expect(first).not.toBeInViewport();
    await page.clock.runFor(20_000);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await list.scrollIntoViewIfNeeded();
    await page.mouse.move(2, 2);
    await expect
      .poll(async () => {
        await page.clock.runFor(167 * TICK);
        return list.getByRole('tab').nth(1).getAttribute('aria-selected');
      })
      .toBe('true');
  });
});

test(
  'four tabs on an interval: 6000 ms each, and a click stops them for 6000 ms',
  DEEP,
  async ({ page }) => {
    const list = await openAt(page, 'Roles', { tab: 'Project managers' });
    await page.mouse.move(2, 2);
    await page.clock.runFor(6000);
    await page.clock.runFor(5950);
    const selected = list.getByRole('tab', { selected: true });
    await expect(selected).toHaveText('Project managers');
    await page.clock.runFor(50);
    await expect(selected).toHaveText('Designers');
    await page.clock.runFor(6000);
    await expect(selected).toHaveText('Developers');
  },
);

test('arrow keys, Home and End select a tab, and one tab at a time is in the tab order', async ({
  page,
}) => {
  const list = await openAt(page, 'Roles', { tab: 'Developers' });
  const focused = list.locator('[role=tab]:focus');
  for (const [key, name] of [
    ['ArrowLeft', 'Designers'],
    ['ArrowRight', 'Developers'],
    ['End', 'Designers'],
    ['Home', 'Developers'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveText(name);
    await expect(focused).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing rotates, and there is no pause button', async ({ page }) => {
    const list = await openAt(page, 'Voices');
    await page.clock.runFor(30_000);
    await expect(list.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: 'Pause the tabs' })).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('all panels are readable under their headings', async ({ page }) => {
    await page.goto('/ui/auto-tabs');
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByText('What Designers do in a team.')).toBeVisible();
    await expect(page.getByText('What the people say who do the work.').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Talent' }).first()).toBeVisible();
  });
});
