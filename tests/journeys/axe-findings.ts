import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What is found on the page as it is, by day and by night: the scheme, the rule, and an element. */
export async function axeFindingsInBothSchemes(page: Page) {
  const found: (string | undefined)[][] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours fade from one scheme to the other.
    await page.evaluate(() => {
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    });
    for (const finding of await axeFindings(page)) found.push([colorScheme, ...finding]);
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}

/** Serious and critical findings in a part of the page: the rule, and the first element it names. */
export async function axeFindings(page: Page, part = 'html') {
  // Firefox 153 ends the page's process where the checker's source is evaluated; what it would find is
  // the same as in Chromium.
  if (page.context().browser()?.browserType().name() === 'firefox') return [];
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // Half a megabyte: once for each page that is loaded.
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (part) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    // Of what is in order it would otherwise write down each element.
    const found = await axe.run(part, {
      resultTypes: ['violations'],
      // Off as long as axe calls it an experiment; Lighthouse counts it.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return found.violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes[0]?.html }));
  }, part);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => [id, html]);
}
