export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for stillness. Only in the browser. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}
