import { useLayoutEffect, useRef, useState } from 'react';
import { forgetRegistered, isRegistered, REGISTERED_AFTER, saveRegistered } from './registered.ts';

/**
 * Whether the visitor has registered, as far as the page can know.
 * @param page path of the event's page
 * @param hasReturned whether the form led back here
 */
export function useRegistered(page: string, hasReturned: boolean) {
  const [registered, setRegistered] = useState(hasReturned);
  /** Grows with each change by the visitor. */
  const [changes, setChanges] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // With the page, not after it has moved into its place: who takes it back in the meantime means it.
  useLayoutEffect(() => {
    if (hasReturned) saveRegistered(page);
    if (hasReturned || isRegistered(page)) setRegistered(true);
    return () => clearTimeout(timer.current);
  }, [page, hasReturned]);

  function change(to: boolean) {
    setRegistered(to);
    setChanges((count) => count + 1);
  }

  return {
    registered,
    changes,
    register() {
      saveRegistered(page);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => change(true), REGISTERED_AFTER);
    },
    undo() {
      forgetRegistered(page);
      change(false);
    },
  };
}
