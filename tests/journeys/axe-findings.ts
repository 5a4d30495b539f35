import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious and critical findings in a part of the page: the rule, and the first element it names. */
export async function axeFindings(page: Page, part = 'html') {
  // Our pages have no frames, so nothing has to be put together in a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Of what is in order it would otherwise write down each element.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes[0]?.html]);
}
