/** Helpers for the journeys of the home page. */

import { expect, type Locator, type Page } from '@playwright/test';
import { arrive } from './arrive.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** The clock is paused at this time until a test advances it. */
export const NOON_IN_SAN_FRANCISCO = new Date('2026-01-15T20:00:00Z');

/** Opens the home page, and pauses its clock once everything on it is hydrated. */
export async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: NOON_IN_SAN_FRANCISCO.getTime() - 3_600_000 });
  await arrive(page, '/');
  await page.getByText('It is now').first().waitFor({ state: 'attached' });
  await hydrateAll(page);
  await page.clock.pauseAt(NOON_IN_SAN_FRANCISCO);
}

/** Also hydrates parts further down, which would wait until they are near the window. */
async function hydrateAll(page: Page): Promise<void> {
  await page.locator('page-island').evaluateAll((parts) => {
    for (const part of parts) (part as HTMLElement & { hydrate?: () => void }).hydrate?.();
  });
  await expect(page.locator('page-island[data-src]:not([data-state])')).toHaveCount(0);
}

/** Advances the clock by ticks of 50 ms. */
export async function passTicks(page: Page, ticks: number): Promise<void> {
  await page.clock.runFor(ticks * 50);
}

export function sliderOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Start with a package' });
}

export function testimonialsOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Voices from both sides' });
}

export function partnersOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Our partners' });
}
