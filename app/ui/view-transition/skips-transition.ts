import { prefersReducedMotion } from '#app/ui/motion/use-reduced-motion.ts';

/** Whether view transitions are skipped: for those who prefer reduced motion, and before there is a page. */
export function skipsTransition(): boolean {
  return typeof window === 'undefined' || prefersReducedMotion();
}
