import { useSyncExternalStore } from 'react';

const wide = globalThis.matchMedia?.('(min-width: 1100px)');

function watch(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether the resume has room beside the application. */
export const useIsWide = () => useSyncExternalStore(watch, () => wide.matches);
