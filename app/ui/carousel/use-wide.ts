import { useSyncExternalStore } from 'react';

/** Whether the viewport has at least so many rem; false on the server. */
export function useWide(from: number): boolean {
  const query = `(width >= ${from}rem)`;
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
