/** Milliseconds after which a draft that was never sent is dropped. The privacy policy tells them. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** @param savedAt epoch milliseconds */
export function isStale(savedAt: number, now: number): boolean {
  return !(now - savedAt < DRAFT_LIFETIME);
}
