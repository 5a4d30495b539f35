/** How the journeys find the parts of the header. */
import type { Page } from '@playwright/test';

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

export function headerOf(page: Page) {
  const row = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  return {
    row,
    group: (title: string) => row.getByRole('button', { name: title }),
    /** The link of an open panel; a page may stand elsewhere on the screen too. */
    item: (title: string) => row.getByRole('link', { name: title }),
    openGroups: row.locator('[aria-expanded=true]'),
  };
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

/** Milliseconds of the longest animation or transition that runs at this moment. */
export function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0)),
    ),
  );
}
