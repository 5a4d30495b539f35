import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** All other rules find the same in both color schemes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Findings in light and dark mode: the color scheme, the rule, and an element. */
export async function axeFindingsInBothSchemes(page: Page) {
  const found: (string | undefined)[][] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' ? COLOR_RULES : undefined;
    for (const finding of await axeFindings(page, 'html', rules)) {
      found.push([colorScheme, ...finding]);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}

/** Serious and critical findings in a part of the page: the rule, and its first element. */
export async function axeFindings(page: Page, part = 'html', onlyRules?: string[]) {
  // Firefox 153 crashes the page's process when it evaluates axe's source. Chromium covers the same
  // findings.
  if (page.context().browser()?.browserType().name() === 'firefox') return [];
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  // The source is half a megabyte, so it is evaluated once per page.
  if (!isLoaded) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ part, onlyRules }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      // While a message fades in, or colors fade to another scheme, contrast is lower than it will be.
      // The end of one transition can start another, of a color that a child inherits.
      for (let round = 0; round < 5; round++) {
        const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
        if (fading.length === 0) break;
        for (const transition of fading) transition.finish();
        await new Promise(requestAnimationFrame);
      }
      // Without this, axe also serializes every element that passes.
      const found = await axe.run(part, {
        resultTypes: ['violations'],
        // axe disables this experimental rule by default; Lighthouse counts it.
        ...(onlyRules
          ? { runOnly: onlyRules }
          : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
      });
      return found.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        html: nodes[0]?.html,
      }));
    },
    { part, onlyRules },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => [id, html]);
}
