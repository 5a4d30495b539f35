/** Locators for the parts of the header. */
import type { Page } from '@playwright/test';
import { pointAt } from './arrive.ts';

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

export function headerOf(page: Page) {
  const row = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  return {
    row,
    group: (title: string) => row.locator('summary', { hasText: title }),
    /** A link in an open panel; the page may contain the same link elsewhere. */
    item: (title: string) => row.getByRole('link', { name: title }),
    openGroups: row.locator('details[open] > summary'),
  };
}

/** Hydrates the header by a first interaction. */
export async function hydrateHeader(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? DESKTOP;
  await pointAt(page.getByRole('banner').getByRole('link', { name: /home$/ }));
  await page.locator('header > page-island[data-state=hydrated]').waitFor();
  await page.mouse.move(width / 2, height - 10);
}

export function mobileMenuOf(page: Page) {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  return {
    menu,
    open: () => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    group: (title: string) => menu.locator('summary', { hasText: title }),
    openGroups: menu.locator('details[open]'),
  };
}

declare global {
  /** Milliseconds of each transition and animation since `watchMotion`. */
  var motions: number[];
}

/** Records the duration of every transition and animation from now on. */
export async function watchMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.motions = [];
    for (const start of ['transitionrun', 'animationstart'] as const) {
      document.addEventListener(start, ({ target }) => {
        for (const { effect } of (target as Element).getAnimations()) {
          globalThis.motions.push(Number(effect?.getComputedTiming().duration));
        }
      });
    }
  });
}

/** Milliseconds of the longest motion since `watchMotion`. */
export function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...globalThis.motions));
}
