import { type RefCallback, useCallback, useRef, useState } from 'react';
import { useReducedMotion } from '#app/ui/motion/use-reduced-motion.ts';

export interface HoldOptions {
  /** Move only while a part of it is in the viewport. */
  onlyInView?: boolean;
}

/** Whether a rotation must stand still: pointed at, focus inside, out of view, stillness asked. */
export function useHold({ onlyInView = false }: HoldOptions) {
  const [attention, setAttention] = useState({ pointer: false, focus: false });
  const [inView, setInView] = useState(false);
  const stillness = useReducedMotion();
  const element = useRef<HTMLElement>(null);

  const area: RefCallback<HTMLElement> = useCallback(
    (node) => {
      if (!node) return;
      element.current = node;
      const listening = new AbortController();
      const on = (type: string, listener: (event: Event) => void) =>
        node.addEventListener(type, listener, { signal: listening.signal });
      on('pointerenter', () => setAttention((was) => ({ ...was, pointer: true })));
      on('pointerleave', () => setAttention((was) => ({ ...was, pointer: false })));
      // A click leaves focus behind too: on a tab it says nothing about where somebody reads, in a
      // panel it does.
      on('focusin', ({ target }) => {
        const focus =
          target instanceof Element &&
          (target.matches(':focus-visible') || target.closest('[role=tabpanel]') !== null);
        setAttention((was) => ({ ...was, focus }));
      });
      on('focusout', () => setAttention((was) => ({ ...was, focus: false })));
      const observer = new IntersectionObserver((entries) => {
        setInView(entries.some(({ isIntersecting }) => isIntersecting));
      });
      if (onlyInView) observer.observe(node);
      return () => {
        listening.abort();
        observer.disconnect();
      };
    },
    [onlyInView],
  );

  return {
    held: stillness || attention.pointer || attention.focus || (onlyInView && !inView),
    area,
    element,
    /** Somebody who presses play on the spot wants it to move under their eyes. */
    release: () => setAttention({ pointer: false, focus: false }),
  };
}
