import { asksForStillness } from '#app/ui/motion/use-reduced-motion.ts';

/** Whether pages change at once: for those who asked for stillness, and before there is a page. */
export function isStill(): boolean {
  return typeof window === 'undefined' || asksForStillness();
}
