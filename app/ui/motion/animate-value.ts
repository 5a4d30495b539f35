import { onFirstView } from './in-view.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

/** Milliseconds. */
const DURATION = 2500;

/** The value `elapsed` milliseconds after the start, by a cubic ease-out. */
export function easedValue(from: number, to: number, elapsed: number): number {
  const part = Math.min(1, Math.max(0, elapsed / DURATION));
  return from + (to - from) * (1 - (1 - part) ** 3);
}

/**
 * Animates a value to its target in 2500 ms: from 0 when `element` first comes into view, later
 * from the current value. The server has rendered the final value, which stays with reduced motion.
 * @param draw shows a value
 * @returns a function that sets another target
 */
export function animateValue(
  element: Element,
  first: number,
  draw: (value: number) => void,
): (target: number) => void {
  const reducesMotion = prefersReducedMotion();
  let target = first;
  let current = reducesMotion ? first : 0;
  let wasSeen = false;
  let frame = 0;

  function move() {
    cancelAnimationFrame(frame);
    const from = current;
    const start = performance.now();
    const step = () => {
      const elapsed = performance.now() - start;
      current = easedValue(from, target, elapsed);
      draw(current);
      if (elapsed < DURATION) frame = requestAnimationFrame(step);
    };
    step();
  }

  if (!reducesMotion) {
    onFirstView(element, () => {
      wasSeen = true;
      move();
    });
  }

  return (next) => {
    target = next;
    if (wasSeen) move();
    else draw(next);
  };
}
