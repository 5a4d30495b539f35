import { startTransition, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showSnackbar } from '#app/ui/snackbar/snackbar-store.ts';

/**
 * Another try at what could not be loaded.
 * @param isThere whether it has been loaded; undefined while it is on its way
 * @param said once it was; nothing where it is left out
 */
export function useRetry(isThere: boolean | undefined, said?: string) {
  const { revalidate, state } = useRevalidator();
  const isRetrying = state === 'loading';
  // Counted in a render: an effect may come late, of one from before the try.
  const [tries, setTries] = useState(0);
  const reported = useRef(0);

  useEffect(() => {
    if (reported.current === tries || isThere === undefined) return;
    reported.current = tries;
    if (isThere && said) showSnackbar({ tone: 'success', text: said });
    // The button that had the focus is gone, or was out of use.
    if (document.activeElement !== document.body) return;
    const next = isThere ? '#main' : '[role="alert"] button';
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [tries, isThere, said]);

  const retry = async () => {
    await revalidate();
    // Together with what was loaded, which comes in a transition as well.
    startTransition(() => setTries((count) => count + 1));
  };
  return { retry, isRetrying };
}
