import { type RefCallback, useCallback } from 'react';
import { keepScroll, keptScroll } from './kept-scroll.ts';
import { isCurrentSeen, showCurrent } from './show-current.ts';

/**
 * For a list that scrolls: it comes back at the place where it was left in this tab, unless that
 * would hide the entry of the present page.
 * @param name what is kept stands under it
 */
export function useKeptScroll(name: string): RefCallback<HTMLElement> {
  return useCallback(
    (list) => {
      if (!list) return;
      const kept = keptScroll(name);
      if (kept) list.scrollTo({ ...kept, behavior: 'instant' });
      // A part of it is enough where somebody left the list like that.
      if (!kept || !isCurrentSeen(list)) showCurrent(list);
      const keep = () => keepScroll(name, { left: list.scrollLeft, top: list.scrollTop });
      let frame = 0;
      const ask = () => {
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          keep();
        });
      };
      list.addEventListener('scroll', ask, { passive: true });
      return () => {
        list.removeEventListener('scroll', ask);
        if (frame) keep();
        cancelAnimationFrame(frame);
      };
    },
    [name],
  );
}
