import { useEffect, useRef } from 'react';
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
  const wasTried = useRef(false);

  useEffect(() => {
    if (!wasTried.current || isRetrying || isThere === undefined) return;
    wasTried.current = false;
    if (isThere && said) showSnackbar({ tone: 'success', text: said });
    // The button that had the focus is gone, or was out of use.
    if (document.activeElement !== document.body) return;
    const next = isThere ? '#main' : '[role="alert"] button';
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [isThere, isRetrying, said]);

  const retry = () => {
    wasTried.current = true;
    revalidate();
  };
  return { retry, isRetrying };
}
