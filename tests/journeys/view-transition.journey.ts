import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

/** What moves by itself when one document follows another; the page around it is `root`. */
async function watchTransitions(page: Page): Promise<string[][]> {
  const seen: string[][] = [];
  await page.exposeFunction('sawTransition', (names: string[]) => seen.push(names));
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      const { viewTransition } = event as unknown as { viewTransition: ViewTransition | null };
      const names = await viewTransition?.ready.then(
        () =>
          document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement),
        () => [],
      );
      (globalThis as unknown as { sawTransition: (names: unknown) => void }).sawTransition(
        names ?? [],
      );
    });
  });
  return seen;
}

const NAMED = /^::view-transition-new\((cover|title)/;

const firstCard = (page: Page) =>
  page.locator('main').getByRole('article').first().getByRole('link');

/**
 * A document that comes slowly may be shown before its element is there: then it takes the last one's
 * place at once, and the way is gone again.
 */
async function untilMoved(
  page: Page,
  seen: string[][],
  go: () => Promise<unknown>,
  back: () => Promise<unknown>,
) {
  const step = async (way: () => Promise<unknown>) => {
    const before = seen.length;
    await way();
    await expect.poll(() => seen.length).toBeGreaterThan(before);
    await page.waitForLoadState();
    return seen.at(-1)?.some((name) => NAMED.test(name)) ?? false;
  };
  await expect(async () => {
    const hasMoved = await step(go);
    if (!hasMoved) await step(back);
    expect(hasMoved).toBe(true);
  }).toPass();
}

const PLACE = 'left-at';

/** Where each page was scrolled to when it was left. */
async function notePlaces(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    addEventListener('pagehide', () =>
      sessionStorage.setItem(key + location.pathname, `${Math.round(scrollY)}`),
    );
  }, PLACE);
}

function leftAt(page: Page, path: string): Promise<number> {
  return page.evaluate((key) => Number(sessionStorage.getItem(key)), PLACE + path);
}

for (const list of ['/talents-on-demand', '/blogs-and-insights']) {
  test(`a card of ${list} becomes the page, and on the way back the card again`, async ({
    page,
  }) => {
    const seen = await watchTransitions(page);
    await notePlaces(page);
    await arrive(page, list);
    const isEntry = new RegExp(`${list}/.`);
    // In one go: where a transition still covers the page, a click by pointer scrolls it somewhere else.
    const follow = () =>
      firstCard(page).evaluate((link: HTMLElement) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        link.click();
      });
    await untilMoved(page, seen, follow, () => page.goBack());
    await expect(page).toHaveURL(isEntry);
    // The page that is left may notice so after the next one is there.
    await expect.poll(() => leftAt(page, list)).toBeGreaterThan(0);
    const place = await leftAt(page, list);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await untilMoved(
      page,
      seen,
      () => page.goBack(),
      () => page.goForward(),
    );
    await expect(page).not.toHaveURL(isEntry);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  });
}

test('a page that no card leads to takes the place of another at once', async ({ page }) => {
  const seen = await watchTransitions(page);
  await arrive(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect.poll(() => seen).toEqual([[], []]);
});

test('a page of a list takes the place of another at once', async ({ page }) => {
  const seen = await watchTransitions(page);
  await arrive(page, '/talents-on-demand');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Roles 9 to 16 of 24')).toBeVisible();
  await expect.poll(() => seen).toEqual([[], []]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    const seen = await watchTransitions(page);
    await arrive(page, '/blogs-and-insights');
    await firstCard(page).click();
    await expect(page).toHaveURL(/\/blogs-and-insights\/./);
    await expect.poll(() => seen).toEqual([[], []]);
  });
});
