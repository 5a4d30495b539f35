import { useEffect, useRef, useState } from 'react';
import { type Debounced, debounce } from './debounce.ts';

/** The latest `run`, held back for a pause; nothing runs once the component is gone. */
export function useDebounced<Value>(run: (value: Value) => void, pause: number): Debounced<Value> {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const [debounced] = useState(() => debounce((value: Value) => latest.current(value), pause));
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
