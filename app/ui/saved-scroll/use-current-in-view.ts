import { type RefCallback, useCallback } from 'react';
import { scrollToCurrent } from './scroll-to-current.ts';

/** For a list that scrolls: the entry that is marked as current is in view from the start. */
export function useCurrentInView(): RefCallback<HTMLElement> {
  return useCallback((list) => {
    if (list) scrollToCurrent(list);
  }, []);
}
