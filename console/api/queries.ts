/**
 * The query cache. Keys are strings such as `applications?stage=new` and `application:UUID/notes`.
 * The server names the same keys when someone else changes something.
 */
import { MutationObserver, notifyManager, type Query, QueryClient } from '@tanstack/react-query';

/** Milliseconds in which another view that mounts does not fetch the data again. */
const STALE_TIME = 3000;
/** Milliseconds for which unused data is kept. */
const GC_TIME = 3_600_000;

// Runs before the next frame, so data and the view's own state, such as a cleared draft, change in
// the same frame.
notifyManager.setScheduler(queueMicrotask);

/**
 * Without a connection a call fails immediately and the error is shown; nothing is paused until
 * the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_TIME,
      gcTime: GC_TIME,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { gcTime: 0, networkMode: 'always' },
  },
});

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Record<string, never>;
    mutationMeta: {
      /** Keys of queries that must not be fetched until the mutation is done. */
      holds?: readonly string[];
    };
  }
}

export const EVERYTHING = '*';

/** `applications` covers `applications?stage=new` and `applications/counts`. */
export function coversKey(changed: string, key: string): boolean {
  if (changed === EVERYTHING) return true;
  if (!key.startsWith(changed)) return false;
  return key.length === changed.length || '?/'.includes(key.charAt(changed.length));
}

const keyOf = ({ queryKey }: Query) => queryKey[0] as string;

/**
 * Queries whose data the server has erased. A view that still shows one must not fetch it again,
 * because the answer would be 404.
 */
const erasedQueries = new WeakSet<Query>();

queryClient.getQueryCache().subscribe(({ type, query }) => {
  const isLeft = type === 'observerRemoved' && query.getObserversCount() === 0;
  if (isLeft && erasedQueries.has(query)) queryClient.getQueryCache().remove(query);
});

function isHeld(query: Query): boolean {
  const pending = queryClient.getMutationCache().findAll({ status: 'pending' });
  return pending.some(({ meta }) => meta?.holds?.some((key) => coversKey(key, keyOf(query))));
}

const isIdle = ({ state }: Query) => state.fetchStatus === 'idle';

/** Queries to fetch once no mutation holds them any more. */
const heldQueries = new WeakSet<Query>();

/** Fetches visible queries now unless a mutation holds them; the others when they are next used. */
function refetch(queries: readonly Query[]): void {
  const due = new Set<Query>();
  for (const query of queries) {
    query.invalidate();
    if (isHeld(query)) heldQueries.add(query);
    else if (!erasedQueries.has(query)) due.add(query);
  }
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => due.has(query) });
}

const queriesUnder = (keys: readonly string[]) =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => keys.some((key) => coversKey(key, keyOf(query))) });

export function invalidate(changed: readonly string[]): void {
  const queries = queriesUnder(changed);
  notifyManager.batch(() => {
    // A request that has started may return the data from before the change.
    for (const query of queries) void query.cancel({ revert: true });
    refetch(queries);
  });
}

/** Fetches data older than `age` milliseconds again, except queries that are being fetched. */
export function refreshOlderThan(age: number): void {
  const stale = queryClient.getQueryCache().findAll({
    predicate: (query) => isIdle(query) && Date.now() - query.state.dataUpdatedAt > age,
  });
  refetch(stale);
}

/** Stores an answer without fetching it, such as that of a change. */
export function setCached<Data>(key: string, data: Data): void {
  void queryClient.cancelQueries({ queryKey: [key], exact: true });
  queryClient.setQueryData([key], data);
}

export interface Edit {
  /** Of the queries that show the change: `application:UUID`, `applications`. */
  key: string;
  // biome-ignore lint/suspicious/noExplicitAny: each query has its own data
  change: (data: any) => unknown;
}

/**
 * Applies an optimistic change to all queries that the key covers.
 * @returns a function that rolls it back where nothing newer has replaced it
 */
export function applyEdit({ key, change }: Edit): () => void {
  const changedQueries = queriesUnder([key]).flatMap((query) => {
    const { data: previous, fetchStatus } = query.state;
    const changed = previous === undefined ? undefined : change(previous);
    if (changed === undefined || changed === previous) return [];
    void query.cancel({ revert: true });
    query.setState({ data: changed });
    // The canceled request is repeated when the edit is over.
    if (fetchStatus !== 'idle') heldQueries.add(query);
    return [{ query, previous, next: changed }];
  });
  return () => {
    for (const { query, previous, next } of changedQueries) {
      if (query.state.data === next) query.setState({ data: previous });
      else heldQueries.add(query);
    }
  };
}

/** Fetches queries that were held back by a mutation of these keys. */
export function refetchHeld(keys: readonly string[]): void {
  const due = queriesUnder(keys).filter((query) => heldQueries.has(query) && !isHeld(query));
  for (const query of due) heldQueries.delete(query);
  refetch(due);
}

/**
 * Erases data on the server. Views that still show it do not fetch it again, neither afterwards
 * nor during the request, when the change stream may name the key before the answer arrives.
 */
export async function erase<Answer>(key: string, send: () => Promise<Answer>): Promise<Answer> {
  const queries = queriesUnder([key]);
  const erasure = new MutationObserver(queryClient, { mutationFn: send, meta: { holds: [key] } });
  try {
    const answer = await erasure.mutate();
    for (const query of queries) erasedQueries.add(query);
    return answer;
  } finally {
    refetchHeld([key]);
  }
}
