/**
 * What was read from the server, by keys such as `applications?stage=new` and `application:UUID/notes`. The server
 * names the same keys when others change something.
 */
import { MutationObserver, notifyManager, type Query, QueryClient } from '@tanstack/react-query';

/** Milliseconds in which what was just read is not read again by another view that opens. */
const FRESH = 3000;
/** Milliseconds for which what no view shows is kept. */
const KEPT = 3_600_000;

// An answer shows in the same frame as what its view does with it, such as clearing a draft.
notifyManager.setScheduler(queueMicrotask);

/** Without a connection a call fails at once, and says so: nothing waits unseen until it is back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      gcTime: KEPT,
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
      /** Keys of the queries that no reading may come over until the mutation is done. */
      holds?: readonly string[];
    };
  }
}

export const EVERYTHING = '*';

/** Whether a change of `changed` is one of the query: `applications` covers `applications?stage=new`. */
export function covers(changed: string, key: string): boolean {
  if (changed === EVERYTHING) return true;
  if (!key.startsWith(changed)) return false;
  return key.length === changed.length || '?/'.includes(key.charAt(changed.length));
}

const keyOf = ({ queryKey }: Query) => queryKey[0] as string;

/** Queries whose data the server has erased: a view that still shows them does not ask for it again. */
const erased = new WeakSet<Query>();

queryClient.getQueryCache().subscribe(({ type, query }) => {
  const isLeft = type === 'observerRemoved' && query.getObserversCount() === 0;
  if (isLeft && erased.has(query)) queryClient.getQueryCache().remove(query);
});

function isHeld(query: Query): boolean {
  const pending = queryClient.getMutationCache().findAll({ status: 'pending' });
  return pending.some(({ meta }) => meta?.holds?.some((key) => covers(key, keyOf(query))));
}

const isIdle = ({ state }: Query) => state.fetchStatus === 'idle';

/** Queries that are read once no mutation holds them any more. */
const waiting = new WeakSet<Query>();

/** Reads these at once where they are shown and no mutation holds them; else when they are wanted. */
function readAgain(queries: readonly Query[]): void {
  const due = new Set<Query>();
  for (const query of queries) {
    query.invalidate();
    if (isHeld(query)) waiting.add(query);
    else if (!erased.has(query)) due.add(query);
  }
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => due.has(query) });
}

const queriesUnder = (keys: readonly string[]) =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => keys.some((key) => covers(key, keyOf(query))) });

export function invalidate(changed: readonly string[]): void {
  const queries = queriesUnder(changed);
  notifyManager.batch(() => {
    // A reading that has begun may bring what was there before the change.
    for (const query of queries) void query.cancel({ revert: true });
    readAgain(queries);
  });
}

/** Reads again all that is older than so many milliseconds, but not what is being read. */
export function refreshOlderThan(age: number): void {
  const old = queryClient.getQueryCache().findAll({
    predicate: (query) => isIdle(query) && Date.now() - query.state.dataUpdatedAt > age,
  });
  readAgain(old);
}

/** Stores what is known without reading it, as the answer of a change. */
export function put<Data>(key: string, data: Data): void {
  void queryClient.cancelQueries({ queryKey: [key], exact: true });
  queryClient.setQueryData([key], data);
}

export interface Edit {
  /** Of the queries that are to show it: `application:UUID`, `applications`. */
  key: string;
  // biome-ignore lint/suspicious/noExplicitAny: each query has its own data
  change: (data: any) => unknown;
}

/**
 * Shows something that the server does not have yet, in all queries that the key covers.
 * @returns what takes it back, where nothing newer came over it
 */
export function edit({ key, change }: Edit): () => void {
  const touched = queriesUnder([key]).flatMap((query) => {
    const { data: before, fetchStatus } = query.state;
    const changed = before === undefined ? undefined : change(before);
    if (changed === undefined || changed === before) return [];
    void query.cancel({ revert: true });
    query.setState({ data: changed });
    // What was being read is read again once the edit is over.
    if (fetchStatus !== 'idle') waiting.add(query);
    return [{ query, before, after: changed }];
  });
  return () => {
    for (const { query, before, after } of touched) {
      if (query.state.data === after) query.setState({ data: before });
      else waiting.add(query);
    }
  };
}

/** Reads what could not be read while a mutation held these keys. */
export function release(keys: readonly string[]): void {
  const due = queriesUnder(keys).filter((query) => waiting.has(query) && !isHeld(query));
  for (const query of due) waiting.delete(query);
  readAgain(due);
}

/**
 * Erases on the server what is under a key. A view that still shows it does not ask for it any more: neither after
 * the erasure nor during it, when the stream may name the key before the answer is here.
 */
export async function erase<Answer>(key: string, send: () => Promise<Answer>): Promise<Answer> {
  const gone = queriesUnder([key]);
  const erasure = new MutationObserver(queryClient, { mutationFn: send, meta: { holds: [key] } });
  try {
    const answer = await erasure.mutate();
    for (const query of gone) erased.add(query);
    return answer;
  } finally {
    release([key]);
  }
}
