import { type RefObject, useLayoutEffect, useRef } from 'react';
import { COUNTING, easedValue } from './ease.ts';
import { prefersReducedMotion } from './use-reduced-motion.ts';

/**
 * Moves a value to its target in 2500 ms: from 0 when `element` first comes into view, later from
 * where it is. Each frame is drawn by `draw`, past React. Nothing is drawn on the server, which
 * therefore writes the final value; where stillness is asked, it is drawn at once.
 */
export function useEased(
  element: RefObject<Element | null>,
  target: number,
  draw: (value: number) => void,
): void {
  const shown = useRef(0);
  const seen = useRef(false);
  const drawNow = useRef(draw);
  drawNow.current = draw;

  // Before the paint, or the new value would flash up before it is moved to.
  useLayoutEffect(() => {
    // Asked here, not while drawing: during hydration nobody knows yet, and the count would be over.
    if (prefersReducedMotion() || !element.current) {
      shown.current = target;
      drawNow.current(target);
      return;
    }
    let frame = 0;
    const move = () => {
      seen.current = true;
      const from = shown.current;
      const start = performance.now();
      const step = () => {
        const elapsed = performance.now() - start;
        shown.current = easedValue(from, target, elapsed);
        drawNow.current(shown.current);
        if (elapsed < COUNTING) frame = requestAnimationFrame(step);
      };
      step();
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      move();
    });
    if (seen.current) move();
    else observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element, target]);
}
