import { expect } from 'vitest';

/**
 * Expects a `retry-after` of the rest of the minute that began at or after `since` (epoch
 * milliseconds).
 */
export function expectRetryWithinMinute(refusal: Response, since: number): void {
  const seconds = Number(refusal.headers.get('retry-after'));
  const passed = (Date.now() - since) / 1000;
  expect(seconds).toBeGreaterThanOrEqual(Math.floor(60 - passed));
  expect(seconds).toBeLessThanOrEqual(60);
}
