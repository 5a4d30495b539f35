import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Pixels that a swipe must pass to count. */
const THRESHOLD = 50;
/** Pixels after which a press is no click any more. */
const CLICK = 5;

/**
 * Swipes by finger, pen or mouse: to the left means next. While it lasts, the element has
 * `--drag`. Scrolling up and down stays the browser's (`touch-action: pan-y`), and the link below
 * the pointer is not followed.
 */
export function useSwipe(move: (by: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number }>(null);
  const dragged = useRef(false);

  function distance({ pointerId, clientX }: PointerEvent): number {
    return start.current?.id === pointerId ? clientX - start.current.x : 0;
  }

  function end({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    if (start.current && start.current.id !== pointerId) return;
    start.current = null;
    // A finger's swipe is followed by no click; the next one is meant.
    setTimeout(() => {
      dragged.current = false;
    });
    currentTarget.style.removeProperty('--drag');
    delete currentTarget.dataset.dragged;
  }

  return {
    onPointerDown({ pointerId, clientX, isPrimary, button }: PointerEvent) {
      if (!isPrimary || button !== 0) return;
      start.current = { id: pointerId, x: clientX };
      dragged.current = false;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const by = distance(event);
      const { currentTarget, pointerId, buttons } = event;
      if (start.current?.id !== pointerId) return;
      // Let go outside, before the pointer was captured.
      if (buttons === 0) return end(event);
      if (!dragged.current && Math.abs(by) <= CLICK) return;
      // Not from the start: a captured pointer's click would miss the link.
      if (!dragged.current) currentTarget.setPointerCapture(pointerId);
      dragged.current = true;
      currentTarget.dataset.dragged = '';
      currentTarget.style.setProperty('--drag', `${by}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const by = distance(event);
      end(event);
      if (by < -THRESHOLD) move(1);
      if (by > THRESHOLD) move(-1);
    },
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** A link would be dragged out of the page instead. */
    onDragStart(event: MouseEvent) {
      event.preventDefault();
    },
  };
}
