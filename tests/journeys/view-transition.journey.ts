import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { DEEP, deepUnless } from './deep-journeys.ts';
import { expect, test } from './site.ts';

/**
 * Records the names that animate when one document replaces another; the rest of the page is
 * `root`.
 */
async function watchTransitions(page: Page): Promise<string[][]> {
  const transitions: string[][] = [];
  await page.exposeFunction('sawTransition', (names: string[]) => transitions.push(names));
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
  return transitions;
}

const NAMED = /^::view-transition-new\((cover|title)/;
const FADING_REST = /-(old|new)\(root\)/;

const firstCard = (page: Page) =>
  page.locator('main').getByRole('article').first().getByRole('link');

/**
 * Repeats the navigation until it animates. A document that loads slowly may be shown before its
 * element exists; then it replaces the previous one without an animation.
 */
async function untilMoved(
  page: Page,
  transitions: string[][],
  go: () => Promise<unknown>,
  back: () => Promise<unknown>,
) {
  const step = async (way: () => Promise<unknown>) => {
    const before = transitions.length;
    await way();
    await expect.poll(() => transitions.length).toBeGreaterThan(before);
    await page.waitForLoadState();
    return transitions.at(-1)?.some((name) => NAMED.test(name)) ?? false;
  };
  await expect(async () => {
    const hasMoved = await step(go);
    if (!hasMoved) await step(back);
    expect(hasMoved).toBe(true);
  }).toPass();
}

const POSITION_KEY = 'left-at';

/** Stores the scroll position of each page when it is left. */
async function storePositions(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    addEventListener('pagehide', () =>
      sessionStorage.setItem(key + location.pathname, `${Math.round(scrollY)}`),
    );
  }, POSITION_KEY);
}

function positionOnLeave(page: Page, path: string): Promise<number> {
  return page.evaluate((key) => Number(sessionStorage.getItem(key)), POSITION_KEY + path);
}

for (const list of ['/talents-on-demand', '/blogs-and-insights']) {
  test(
    `a card of ${list} animates into its page, and back`,
    deepUnless(list === '/talents-on-demand'),
    async ({ page }) => {
      const transitions = await watchTransitions(page);
      await storePositions(page);
      await arrive(page, list);
      const isEntry = new RegExp(`${list}/.`);
      // In one call, because a pointer click would scroll while a transition covers the page.
      const follow = () =>
        firstCard(page).evaluate((link: HTMLElement) => {
          link.scrollIntoView({ block: 'center', behavior: 'instant' });
          link.click();
        });
      await untilMoved(page, transitions, follow, () => page.goBack());
      // Otherwise the next page's header would fade in.
      expect(transitions.flat().filter((name) => FADING_REST.test(name))).toEqual([]);
      await expect(page).toHaveURL(isEntry);
      // The page that is left may store its position after the next one has loaded.
      await expect.poll(() => positionOnLeave(page, list)).toBeGreaterThan(0);
      const position = await positionOnLeave(page, list);
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await untilMoved(
        page,
        transitions,
        () => page.goBack(),
        () => page.goForward(),
      );
      await expect(page).not.toHaveURL(isEntry);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(position);
    },
  );
}

test('a page without a card appears without an animation', DEEP, async ({ page }) => {
  const transitions = await watchTransitions(page);
  await arrive(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect.poll(() => transitions).toEqual([[], []]);
});

test('the next page of a list appears without an animation', DEEP, async ({ page }) => {
  const transitions = await watchTransitions(page);
  await arrive(page, '/talents-on-demand');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Roles 9 to 16 of 24')).toBeVisible();
  await expect.poll(() => transitions).toEqual([[], []]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    const transitions = await watchTransitions(page);
    await arrive(page, '/blogs-and-insights');
    await firstCard(page).click();
    await expect(page).toHaveURL(/\/blogs-and-insights\/./);
    await expect.poll(() => transitions).toEqual([[], []]);
  });
});
