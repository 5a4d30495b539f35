import { useEffect, useState } from 'react';
import type { ListDrag } from './list-drag.ts';

/** Null until it is loaded, and on devices without a fine pointer. */
export function useListDrag(isOn: boolean): ListDrag | null {
  const [drag, setDrag] = useState<ListDrag | null>(null);
  useEffect(() => {
    if (!isOn || !matchMedia('(pointer: fine)').matches) return;
    let isCanceled = false;
    // If it fails to load, items can still be moved by buttons and keys.
    import('./list-drag.ts').then(
      ({ listDrag }) => {
        if (!isCanceled) setDrag(listDrag);
      },
      () => undefined,
    );
    return () => {
      isCanceled = true;
    };
  }, [isOn]);
  return drag;
}
