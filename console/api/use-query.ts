import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { queries } from './query-cache.ts';
import { type Load, NOTHING, type QueryState } from './query-state.ts';

export interface Query<Data> extends QueryState<Data> {
  /** Whether `data` is of the key before, while that of this one is read. */
  isPrevious: boolean;
  retry: () => void;
}

interface QueryOptions {
  /** Shows what the key before had until this one's is there: the next page of a list. */
  keepsPrevious?: boolean;
}

const unwatched = () => () => undefined;

/**
 * What the server has under a key, read when it is first wanted and again whenever it has changed.
 * @param key null for nothing yet
 * @param load what reads it; the one of the last rendering is taken
 */
export function useQuery<Data>(
  key: string | null,
  load: Load<Data>,
  { keepsPrevious = false }: QueryOptions = {},
): Query<Data> {
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const watch = useCallback(
    (listener: () => void) => {
      if (key === null) return unwatched();
      return queries.watch(key, (signal) => latest.current(signal), listener);
    },
    [key],
  );
  const state = useSyncExternalStore(watch, () =>
    key === null ? (NOTHING as QueryState<Data>) : queries.state<Data>(key),
  );
  const [previous, setPrevious] = useState<Data>();
  if (keepsPrevious && state.data !== undefined && state.data !== previous) setPrevious(state.data);
  const isPrevious = keepsPrevious && state.data === undefined && previous !== undefined;
  const retry = useCallback(() => {
    if (key !== null) queries.retry(key);
  }, [key]);
  return { ...state, data: isPrevious ? previous : state.data, isPrevious, retry };
}
