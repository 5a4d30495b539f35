import { whenSeen } from './in-view.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

/** Milliseconds in which figures count up and circles fill. */
const COUNTING = 2500;

/** The value on its way, so many milliseconds after the start: fast at first, then settling. */
export function easedValue(from: number, to: number, elapsed: number): number {
  const part = Math.min(1, Math.max(0, elapsed / COUNTING));
  return from + (to - from) * (1 - (1 - part) ** 3);
}

/**
 * Moves a value to its target in 2500 ms: from 0 when `element` first comes into view, later from
 * where it is. The server wrote the final value; where stillness is asked, it stays.
 * @param draw shows a value
 * @returns what sets another target
 */
export function eased(
  element: Element,
  first: number,
  draw: (value: number) => void,
): (target: number) => void {
  const isStill = prefersReducedMotion();
  let target = first;
  let shown = isStill ? first : 0;
  let isSeen = false;
  let frame = 0;

  function move() {
    cancelAnimationFrame(frame);
    const from = shown;
    const start = performance.now();
    const step = () => {
      const elapsed = performance.now() - start;
      shown = easedValue(from, target, elapsed);
      draw(shown);
      if (elapsed < COUNTING) frame = requestAnimationFrame(step);
    };
    step();
  }

  if (!isStill) {
    whenSeen(element, () => {
      isSeen = true;
      move();
    });
  }

  return (next) => {
    target = next;
    if (isSeen) move();
    else draw(next);
  };
}
