/** Scripts on a Nepali page write Devanagari digits. */
import type { Page } from '@playwright/test';
import { RESUME } from './application-page.ts';
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';
import { untilStored } from './stored-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });

const TEXT_ATTRIBUTES = ['aria-label', 'aria-valuetext', 'title'];

/** Records every text that a script writes, except text marked as English. */
const watchTexts = (page: Page) =>
  page.addInitScript((attributes) => {
    const written: string[] = [];
    Object.assign(window, { written });
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes, attributeName } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest('body') || element.closest('[lang=en], script, style')) continue;
        if (type === 'attributes') written.push(element.getAttribute(attributeName ?? '') ?? '');
        if (type === 'characterData') written.push(target.textContent ?? '');
        for (const node of addedNodes) {
          if (!(node instanceof Element)) written.push(node.textContent ?? '');
          else if (!node.matches('script, style, link, [lang=en]')) written.push(node.textContent);
        }
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: attributes,
    });
    // Text added by the parser comes from the server.
    addEventListener('DOMContentLoaded', () => written.splice(0), { once: true });
  }, TEXT_ATTRIBUTES);

const writtenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { written: string[] }).written);

async function expectOwnDigits(page: Page) {
  const written = await writtenOn(page);
  expect(written.filter((text) => /[०-९]/.test(text))).not.toEqual([]);
  expect(written.filter((text) => /[0-9]/.test(text))).toEqual([]);
}

test('the slider, its meter and its sentence', DEEP, async ({ page }) => {
  await watchTexts(page);
  await arrive(page, '/ne');
  const meter = page.locator('#impactMeter');
  await meter.scrollIntoViewIfNeeded();
  await meter.getByRole('slider').fill('12');
  await expect(meter.getByRole('slider')).toHaveAttribute('aria-valuetext', '१२ जना');
  await expect(meter.locator('[data-bubble]')).toHaveText('१२');
  await expect(meter.getByRole('status')).toHaveText(/^१२ जना: सहकर्मी ४, इन्टर्न ६, .* अनि संस्था २।$/);
  // Waits until the circles have finished animating.
  await expect(meter.locator('[data-circle=families] [data-figure]')).toHaveText('२०');
  await expectOwnDigits(page);
});

test('the count of saved roles', async ({ page }) => {
  await watchTexts(page);
  await arrive(page, '/ne/talents-on-demand');
  await page.locator('button[data-save]').first().click();
  await expect(page.locator('[data-saved-count]').first()).toHaveText(' (१)');
  await expectOwnDigits(page);
});

test('the day on which a role was saved', DEEP, async ({ page }) => {
  await arrive(page, '/ne/talents-on-demand');
  await page.locator('button[data-save]').first().click();
  await watchTexts(page);
  await arrive(page, '/ne/talents-on-demand/saved');
  await expect(page.getByText(/^[०-९]{4}-[०-९]{2}-[०-९]{2} मा सेभ गरेको$/)).toBeVisible();
});

test('the size of a resume', DEEP, async ({ page }) => {
  await watchTexts(page);
  await arrive(page, '/ne/drop-your-info');
  await page.locator('input[name=cv]').setInputFiles(RESUME);
  await expect(page.getByText(/२९३ kB/)).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /net::ERR_INTERNET_DISCONNECTED/ });

  test('the time of a stored page', DEEP, async ({ page, context }) => {
    await arrive(page, '/ne/talents-on-demand/qa-trainee');
    await untilStored(page);
    await context.setOffline(true);
    await page.reload();
    const note = page.locator('[data-stored-note]');
    await expect(note).toContainText(/इन्टरनेट छैन।.*२०[०-९]{2}/);
    await expect(note).not.toContainText(/[A-Za-z0-9]/);
  });
});
