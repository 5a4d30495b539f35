import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

declare global {
  /** What moved in each change of the page. */
  var turns: string[][];
}

/** Parts that move by themselves; the page around them is `root`. */
const NAMED = /^::view-transition-new\(r-/;

async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    globalThis.turns = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const turn = start(...given);
      turn.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        globalThis.turns.push(effects.map(({ pseudoElement }) => pseudoElement ?? ''));
      });
      return turn;
    };
  });
}

const turnsOf = (page: Page) => page.evaluate(() => globalThis.turns);
const firstCard = (page: Page) =>
  page.locator('main').getByRole('article').first().getByRole('link');

for (const list of ['/talents-on-demand', '/blogs-and-insights']) {
  test(`a card of ${list} becomes the page, and on the way back the card again`, async ({
    page,
  }) => {
    await watchTransitions(page);
    await arrive(page, list);
    await firstCard(page).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => Math.round(scrollY));
    await firstCard(page).click();
    await expect(page).toHaveURL(new RegExp(`${list}/.`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => turnsOf(page)).toHaveLength(1);
    expect((await turnsOf(page))[0]).toContainEqual(expect.stringMatching(NAMED));

    await page.goBack();
    await expect.poll(() => turnsOf(page)).toHaveLength(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await turnsOf(page))[1]).toContainEqual(expect.stringMatching(NAMED));
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(place);
  });
}

test('a page that no card leads to takes the place of another at once', async ({ page }) => {
  await watchTransitions(page);
  await arrive(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await turnsOf(page)).toEqual([]);
});

test('a page of a list takes the place of another at once', async ({ page }) => {
  await watchTransitions(page);
  await arrive(page, '/talents-on-demand');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Roles 9 to 16 of 24')).toBeVisible();
  expect(await turnsOf(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await watchTransitions(page);
    await arrive(page, '/blogs-and-insights');
    await firstCard(page).click();
    await expect(page).toHaveURL(/\/blogs-and-insights\/./);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await turnsOf(page)).toEqual([]);
  });
});

test('a browser that knows no such transitions goes from page to page as well', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'startViewTransition', { value: undefined });
  });
  await arrive(page, '/blogs-and-insights');
  await firstCard(page).click();
  await expect(page).toHaveURL(/\/blogs-and-insights\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs-and-insights$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
