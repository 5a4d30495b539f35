/** Animations and videos on the pages of the solutions. */
import { arrive } from './arrive.ts';
import { DEEP, deepUnless } from './deep-journeys.ts';
import { expect, test } from './site.ts';

const INTERVAL = 6000;

test('design: the steps become active one after another, and the line fills', async ({ page }) => {
  await arrive(page, '/design-my-app');
  const part = page.getByRole('region', { name: 'Three steps, a result after each' });
  const steps = part.locator('li[data-active]');
  const readActive = () =>
    steps.evaluateAll((all) => all.map((step) => step.dataset.active).join());
  const readFilled = () =>
    part.locator('[data-rail] > *').evaluate((line) => {
      const [drawn, whole] = [line, line.parentElement].map(
        (it) => it?.getBoundingClientRect().height,
      );
      return (drawn ?? 0) / (whole ?? 1);
    });
  expect(await readActive()).toBe('false,false,false');
  expect(await readFilled()).toBe(0);
  for (const [index, activeSteps] of [
    'true,false,false',
    'true,true,false',
    'true,true,true',
  ].entries()) {
    await steps.nth(index).evaluate((step) => {
      const { top, height } = step.getBoundingClientRect();
      scrollBy({ top: top + height * 0.35 - innerHeight, behavior: 'instant' });
    });
    await expect.poll(readActive).toBe(activeSteps);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(readFilled).toBe(1);
});

test('identity: four phases on the same kind of timeline', DEEP, async ({ page }) => {
  await arrive(page, '/implement-identity-management');
  const last = page.locator('li[data-active]').last();
  await expect(last).toHaveAttribute('data-active', 'false');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-active', 'true');
});

test('staff: roles rotate every six seconds, and a selected one stays for six more', async ({
  page,
}) => {
  await page.clock.install();
  await arrive(page, '/staff-augmentation');
  await page.clock.pauseAt(Date.now() + 60_000);
  const roles = page.getByRole('tablist', { name: 'Who can join you' });
  const selected = roles.getByRole('tab', { selected: true });
  await roles.getByRole('tab', { name: 'Project Managers' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Project Managers' })).toBeVisible();
  await page.mouse.move(2, 2);
  // Six seconds until rotation resumes, and six for the selected tab.
  await page.clock.runFor(INTERVAL);
  await page.clock.runFor(INTERVAL - 50);
  await expect(selected).toHaveText('Project Managers');
  await page.clock.runFor(50);
  for (const next of ['UX/UI Designers', 'Expert Developers', 'QA Engineers', 'Project Managers']) {
    await expect(selected).toHaveText(next);
    await page.clock.runFor(INTERVAL);
  }
  await page.getByRole('button', { name: 'Pause the roles' }).press('Enter');
  const pausedRole = await selected.textContent();
  await page.clock.runFor(3 * INTERVAL);
  await expect(selected).toHaveText(pausedRole ?? '');
});

for (const [width, cut] of [
  [1280, 'wide'],
  [780, 'narrow'],
] as const) {
  test(
    `the video of a solution opens in a dialog, its ${cut} version at ${width} px`,
    deepUnless(cut === 'narrow'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const videoUrls: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'media') videoUrls.push(request.url());
      });
      await arrive(page, '/review-my-app');
      const watch = page.getByRole('button', { name: 'Watch Now' });
      expect(videoUrls).toEqual([]);
      await watch.click();
      const dialog = page.getByRole('dialog', { name: /^Found, named/ });
      await expect(dialog.locator('video')).toBeVisible();
      await expect.poll(() => videoUrls.join()).toContain(`/media/films/solution-review-${cut}`);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(watch).toBeFocused();
    },
  );
}

test('the list of solutions links to the others and marks the current one', async ({ page }) => {
  await arrive(page, '/build-my-app');
  const list = page.getByRole('main').getByRole('navigation', { name: 'Our Solutions' });
  await expect(list.locator('[aria-current=page]')).toHaveText('Build my app');
  await list.getByRole('link', { name: 'Staff augmentation' }).click();
  await expect(page).toHaveURL('/staff-augmentation');
  await expect(list.locator('[aria-current=page]')).toHaveText('Staff augmentation');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list is a row that shows the current page', async ({ page }) => {
    await arrive(page, '/implement-identity-management');
    const list = page.getByRole('main').getByRole('navigation', { name: 'Our Solutions' });
    const current = list.locator('[aria-current=page]');
    const [row, entry] = await Promise.all([list.boundingBox(), current.boundingBox()]);
    expect(row?.height).toBeLessThan(120);
    expect(entry?.x).toBeGreaterThanOrEqual(0);
    expect((entry?.x ?? 0) + (entry?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});
