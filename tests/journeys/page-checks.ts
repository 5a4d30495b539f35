/** Checks for a page of any template. */
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { nameProblems } from '#tests/page-checks/unique-names.ts';
import { axeFindings } from './axe-findings.ts';
import { arriveInChunks } from './chunked-page.ts';
import { misplacedElements } from './grid-areas.ts';
import { unreadableTexts, withLargeText } from './large-text.ts';
import { shiftsOf } from './layout-shifts.ts';
import { test } from './one-browser.ts';
import { overflowOf } from './overflow.ts';
import { expect } from './site.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/**
 * Accessible and without layout shifts on a phone, and no wider than the window on a phone or a
 * desktop, even with the browser's font size doubled.
 */
export function checkPage(path: string, status: number): void {
  test.describe(path, () => {
    test.use({ viewport: PHONE, expectedMessages: /status of 4(04|10) / });

    test('is accessible, fits, and has no layout shifts', async ({ page, site }) => {
      const response = await arriveInChunks(page, site.origin, path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoShifts(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(await nameProblemsOf(page)).toEqual([]);
      expect(await misplacedElements(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await page.setViewportSize(DESKTOP);
      expect(await overflowOf(page)).toBe(0);
      await withLargeText(page, async () => {
        await expectReadable(page);
        await page.setViewportSize(PHONE);
        await expectReadable(page);
      });
    });
  });
}

/** The desktop layout is accessible and without layout shifts too. */
export function checkOnDesktop(path: string): void {
  test.describe(`${path} on a desktop`, () => {
    test.use({ viewport: DESKTOP, expectedMessages: /status of 4(04|10) / });

    test('is accessible and has no layout shifts', async ({ page, site }) => {
      await arriveInChunks(page, site.origin, path);
      await expectNoShifts(page);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

/** "Good" in Core Web Vitals; the rest is the font swap. */
async function expectNoShifts(page: Page) {
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved).toBeLessThan(0.1);
}

/** No horizontal scrolling, and no text cut off or covered. */
async function expectReadable(page: Page) {
  const situation = `with a doubled font size at ${page.viewportSize()?.width} px`;
  expect.soft(await overflowOf(page), situation).toBe(0);
  expect.soft(await unreadableTexts(page), situation).toEqual([]);
}

/** Includes content added by scripts. */
async function nameProblemsOf(page: Page): Promise<string[]> {
  return nameProblems(parse(await page.content()));
}
