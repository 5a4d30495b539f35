import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** In an island: false on the server and while React takes it over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
