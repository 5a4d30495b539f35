import type { Page } from '@playwright/test';

/** Patterns that no request of the current test has had. */
const unusedPatterns = new Set<RegExp>();

/**
 * Holds back requests until the returned function is called. The test fails if there are none,
 * because it would pass without checking what it is about.
 * @param onRequest called with each request that is held back
 */
export async function holdRequests(
  page: Page,
  pattern: RegExp,
  onRequest?: () => void,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  unusedPatterns.add(pattern);
  await page.route(pattern, async (route) => {
    unusedPatterns.delete(pattern);
    onRequest?.();
    await released;
    await route.continue();
  });
  return release;
}

/** The patterns that no request had, for the end of a test. */
export function takeUnusedPatterns(): string[] {
  const patterns = [...unusedPatterns].map(String);
  unusedPatterns.clear();
  return patterns;
}
