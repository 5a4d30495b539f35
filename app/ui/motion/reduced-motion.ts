export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** For the browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}
