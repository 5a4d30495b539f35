import type { Page } from '@playwright/test';

/**
 * Holds back requests until the returned function is called.
 * @param onRequest called with each request that is held back
 */
export async function holdRequests(
  page: Page,
  pattern: RegExp,
  onRequest?: () => void,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    onRequest?.();
    await released;
    await route.continue();
  });
  return release;
}
