import { type RefCallback, useCallback } from 'react';
import { keepScroll, keptScroll } from './kept-scroll.ts';

/**
 * For a list that scrolls: it comes back at the place where it was left in this tab. The first time,
 * and always without a name, the entry that is marked as current is brought into view.
 */
export function useKeptScroll(name?: string): RefCallback<HTMLElement> {
  return useCallback(
    (list) => {
      if (!list) return;
      const kept = name === undefined ? null : keptScroll(name);
      if (kept) list.scrollTo(kept);
      else showCurrent(list);
      if (name === undefined) return;
      let frame = 0;
      const keep = () => {
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          keepScroll(name, { left: list.scrollLeft, top: list.scrollTop });
        });
      };
      list.addEventListener('scroll', keep, { passive: true });
      return () => {
        cancelAnimationFrame(frame);
        list.removeEventListener('scroll', keep);
      };
    },
    [name],
  );
}

/** Moves the list alone: `scrollIntoView` would move the page as well. */
function showCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current]');
  if (!current) return;
  const [frame, box] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  const by = (start: number, end: number) => (start < 0 || end > 0 ? start : 0);
  list.scrollBy({
    left: by(box.left - frame.left - INSET, box.right - frame.right),
    top: by(box.top - frame.top, box.bottom - frame.bottom),
    behavior: 'instant',
  });
}

/** Pixels that the row leaves before its first entry. */
const INSET = 20;
