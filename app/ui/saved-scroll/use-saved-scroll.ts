import { type RefCallback, useCallback } from 'react';
import { savedScroll, saveScroll } from './saved-scroll.ts';
import { isCurrentInView, scrollToCurrent } from './scroll-to-current.ts';

/**
 * For a list that scrolls: it comes back at the place where it was left in this tab, unless that
 * would hide the entry of the present page.
 * @param name the key of what is saved
 */
export function useSavedScroll(name: string): RefCallback<HTMLElement> {
  return useCallback(
    (list) => {
      if (!list) return;
      const saved = savedScroll(name);
      if (saved) list.scrollTo({ ...saved, behavior: 'instant' });
      // A part of it is enough where somebody left the list like that.
      if (!saved || !isCurrentInView(list)) scrollToCurrent(list);
      const save = () => saveScroll(name, { left: list.scrollLeft, top: list.scrollTop });
      let frame = 0;
      const ask = () => {
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          save();
        });
      };
      list.addEventListener('scroll', ask, { passive: true });
      return () => {
        list.removeEventListener('scroll', ask);
        if (frame) save();
        cancelAnimationFrame(frame);
      };
    },
    [name],
  );
}
