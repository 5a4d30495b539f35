import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { COMPONENTS, expect, openExamples, openIndex, test } from './gallery-site.ts';

const WIDTHS = [1280, 390];

// Together: the checker takes as long for one as for ten.
test('all examples are accessible', async ({ gallery }) => {
  await openIndex(gallery);
  expect(await axeFindings(gallery, 'main')).toEqual([]);
});

for (const name of COMPONENTS) {
  test(`${name}: fits, still, and reached by the keyboard`, async ({ gallery: page }) => {
    await openExamples(page, name);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await nextFrames(page);
      expect.soft(await overflow(page), `fits at ${width}`).toBe(0);
    }
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 200)),
    );
    expect.soft(moving, 'still').toEqual([]);
    expect.soft(await notReached(page), 'reached with a visible focus').toEqual([]);
  });
}

test('a search begins by itself, on Enter, and anew when it is cleared', async ({ gallery }) => {
  await openExamples(gallery, 'search-box');
  const box = gallery.getByRole('searchbox', { name: 'Search posts again' });
  const searched = (text: string) =>
    expect(gallery.getByText(`Searched for: ${text}`)).toBeVisible();
  await box.fill('Tihar');
  await searched('Tihar');
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(gallery.getByText('Searched for: everything')).toHaveCount(2);
  await box.fill('Okta');
  await box.press('Enter');
  await searched('Okta');
  await gallery.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box).toBeFocused();
  await expect(gallery.getByText('Searched for: everything')).toHaveCount(2);
});

test('a link is copied, which is said for a moment', async ({ gallery }) => {
  await openExamples(gallery, 'copy-link');
  await gallery.getByRole('button', { name: 'Copy link' }).click();
  const said = gallery.getByText('Copied to clipboard');
  await expect(said).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(await gallery.evaluate(() => navigator.clipboard.readText())).toMatch(/hand-off$/);
});

/** A window of another size is laid out, and what changes at once has changed. */
function nextFrames(page: Page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const soon = (left: number) =>
          left === 0 ? done(undefined) : requestAnimationFrame(() => soon(left - 1));
        soon(6);
      }),
  );
}

function overflow(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** What Tab does not come by, and what shows nothing when it does. */
async function notReached(page: Page): Promise<string[]> {
  const expected = await page.evaluate(markFocusable);
  const missing = new Set(expected);
  const unseen: string[] = [];
  await page.locator('section[data-live] h2 a').first().focus();
  for (let press = 0; press < expected.length * 2 + 5 && missing.size > 0; press++) {
    await page.keyboard.press('Tab');
    const { key, isSeen } = await page.evaluate(describeFocus);
    if (key === null) continue;
    if (missing.delete(key) && !isSeen) unseen.push(`no focus ring: ${key}`);
  }
  return [...unseen, ...[...missing].map((key) => `not reached: ${key}`)];
}

/** Gives each thing that can take the focus a key, and returns the keys. */
function markFocusable(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'section[data-live] figure :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
  );
  const groups = new Set<string>();
  return [...all]
    .filter((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled, [inert] *')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      // Of radio buttons with one name Tab reaches one.
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const isFirst = !groups.has(element.name);
      groups.add(element.name);
      return isFirst;
    })
    .map((element, index) => {
      element.dataset.key = `${index} ${element.outerHTML.slice(0, 120)}`;
      return element.dataset.key;
    });
}

/** A ring round the element, or round what looks like it: a box or a card around it. */
function describeFocus(): { key: string | null; isSeen: boolean } {
  const focused = document.activeElement as HTMLElement | null;
  let isSeen = false;
  for (let at = focused, steps = 0; at && steps < 6; at = at.parentElement, steps++) {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at);
    const isClear = /rgba\(.*, 0\)|transparent/.test(outlineColor);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear) isSeen = true;
  }
  return { key: focused?.dataset.key ?? null, isSeen };
}
