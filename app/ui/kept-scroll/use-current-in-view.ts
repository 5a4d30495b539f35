import { type RefCallback, useCallback } from 'react';
import { showCurrent } from './show-current.ts';

/** For a list that scrolls: the entry that is marked as current is in view from the start. */
export function useCurrentInView(): RefCallback<HTMLElement> {
  return useCallback((list) => {
    if (list) showCurrent(list);
  }, []);
}
