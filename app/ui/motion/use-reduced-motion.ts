import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Only in the browser. */
export function prefersReducedMotion(): boolean {
  return matchMedia(QUERY).matches;
}

/** Whether the visitor asked for stillness. On the server yes, so that nothing moves unasked. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
