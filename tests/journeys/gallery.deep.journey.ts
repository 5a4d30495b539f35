import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { openIndex } from './gallery-site.ts';
import { nextFrames } from './next-frames.ts';
import { expect, test } from './site.ts';

// Anything that still moves is a mistake.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One page with all examples, because axe takes as long for one as for ten.
test('all examples are accessible', async ({ page }) => {
  await openIndex(page);
  expect(await axeFindings(page, 'main')).toEqual([]);
});

for (const width of [1280, 390]) {
  test(`all examples fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openIndex(page);
    await nextFrames(page);
    expect(await tooWide(page)).toEqual([]);
  });
}

test('all examples are at rest, and reachable by keyboard', async ({ page }) => {
  // About 250 key presses, each of which repaints a long page.
  test.slow();
  await page.setViewportSize({ width: 1280, height: 400 });
  await openIndex(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      // With reduced motion, a transition ends with the next frame.
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 200)),
  );
  expect.soft(moving, 'still').toEqual([]);
  // Carousels have no buttons until they are hydrated.
  const carousels = page.locator('section[id="carousel"]');
  await carousels.scrollIntoViewIfNeeded();
  await expect(carousels.getByRole('button', { name: 'Next story' })).toBeVisible();
  await expect(carousels.getByRole('button', { name: 'Next testimonial' })).toBeVisible();
  const voices = page.locator('section[id="voice-carousel"]');
  await voices.scrollIntoViewIfNeeded();
  await expect(voices.getByRole('button', { name: 'Next' })).toBeVisible();
  expect.soft(await notReached(page), 'reached with a visible focus').toEqual([]);
});

/** Elements that overflow the page horizontally: the component, and the element. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth === clientWidth) return [];
    const outside = [...document.querySelectorAll('section[data-component] figure *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    const named = outside.map(
      (element) => `${element.closest('section')?.id}: ${element.outerHTML.slice(0, 120)}`,
    );
    return [`${scrollWidth} px instead of ${clientWidth}`, ...named.slice(0, 20)];
  });
}

/** Elements that Tab does not reach, or that show no focus indicator. */
async function notReached(page: Page): Promise<string[]> {
  await page.evaluate(noteFocus);
  await page.locator('section[data-component] h2 a').first().focus();
  const isInExamples = () => page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  // Checked only after every tenth press, for speed.
  do for (let presses = 0; presses < 10; presses++) await page.keyboard.press('Tab');
  while (await isInExamples());
  return page.evaluate(missedByFocus);
}

/** Marks focused elements: with a ring around them, or around a parent box or card. */
function noteFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    const focused = target as HTMLElement;
    focused.dataset.reached ??= 'unseen';
    for (let at: HTMLElement | null = focused, steps = 0; at && steps < 6; steps++) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at);
      const isClear = /rgba\(.*, 0\)|transparent/.test(outlineColor);
      const isRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear;
      if (isRing) focused.dataset.reached = 'seen';
      at = at.parentElement;
    }
  });
}

/** Runs at the end: slides out of view take no focus once the carousel is hydrated. */
function missedByFocus(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'section[data-component] figure :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
  );
  return [...all]
    .filter((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled, [inert] *')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      // Tab reaches one radio button of a group.
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      return !document.querySelector(`[name="${element.name}"][data-reached]`);
    })
    .filter(({ dataset }) => dataset.reached !== 'seen')
    .map((element) => {
      const name = element.closest('section[data-component]')?.id;
      const problem = element.dataset.reached ? 'no focus ring' : 'not reached';
      return `${name}, ${problem}: ${element.outerHTML.slice(0, 120)}`;
    });
}
