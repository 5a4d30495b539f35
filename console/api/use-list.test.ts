import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { mutate } from './mutate.ts';
import { invalidate, queryClient } from './queries.ts';
import { itemsIn, type PageOf, type Pages, readNextPage } from './use-list.ts';

interface Row {
  id: string;
}

const KEY = 'inbox?';

afterEach(() => {
  queryClient.clear();
});

/** A list of two pages, the first of which is loaded. Requests end when the test says so. */
async function list() {
  const ends: { cursor: string | undefined; resolve: (page: PageOf<Row>) => void }[] = [];
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: [KEY],
    queryFn: ({ pageParam, signal }) =>
      new Promise<PageOf<Row>>((resolve, reject) => {
        ends.push({ cursor: pageParam, resolve });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: PageOf<Row>) => next,
  });
  const stop = observer.subscribe(() => undefined);
  const answer = async (ids: string, next: string | null) => {
    const requestCount = ends.length;
    ends.at(-1)?.resolve({ items: [...ids].map((id) => ({ id })), next });
    await vi.waitFor(() => {
      const { isFetching } = observer.getCurrentResult();
      expect(ends.length > requestCount || !isFetching).toBe(true);
    });
  };
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  await answer('ab', '2');
  return {
    answer,
    stop,
    /** Cursors requested since then. */
    requestedCursors: () => ends.slice(1).map(({ cursor }) => cursor ?? 'first'),
    more: () => readNextPage(KEY, (options) => observer.fetchNextPage(options)),
    ids: () => {
      const data = queryClient.getQueryData<Pages<PageOf<Row>>>([KEY]);
      return itemsIn(data?.pages ?? []).map(({ id }) => id);
    },
  };
}

test('appends a further page without fetching others again', async () => {
  const { more, answer, requestedCursors, ids } = await list();
  const loaded = more();
  await answer('c', null);
  await loaded;
  expect(requestedCursors()).toEqual(['2']);
  expect(ids()).toEqual(['a', 'b', 'c']);
});

test('shows a row that is on two pages once', async () => {
  const { more, answer, ids } = await list();
  const loaded = more();
  await answer('bc', null);
  await loaded;
  expect(ids()).toEqual(['a', 'b', 'c']);
});

test('keeps a refetch when a further page is requested during it', async () => {
  const { more, answer, requestedCursors, ids } = await list();
  invalidate(['inbox']);
  const loaded = more();
  await answer('Ab', '2');
  await vi.waitFor(() => expect(requestedCursors()).toEqual(['first', '2']));
  await answer('c', null);
  await loaded;
  expect(ids()).toEqual(['A', 'b', 'c']);
});

test('refetches after a change during a page request, and loads the page too', async () => {
  const { more, answer, requestedCursors, ids } = await list();
  const loaded = more();
  await vi.waitFor(() => expect(requestedCursors()).toEqual(['2']));
  invalidate(['inbox']);
  await vi.waitFor(() => expect(requestedCursors()).toEqual(['2', 'first']));
  await answer('Ab', '2');
  await vi.waitFor(() => expect(requestedCursors()).toEqual(['2', 'first', '2']));
  await answer('c', null);
  await loaded;
  expect(ids()).toEqual(['A', 'b', 'c']);
});

test('appends a page during an edit, and refetches afterwards', async () => {
  const { more, answer, requestedCursors, ids } = await list();
  let end: () => void = () => undefined;
  const change = (data: Pages<PageOf<Row>>) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, items: [{ id: 'A' }, { id: 'b' }] })),
  });
  const edited = mutate({
    edits: [{ key: KEY, change }],
    send: () => new Promise<void>((resolve) => (end = resolve)),
  });
  invalidate(['inbox']);
  const loaded = more();
  await answer('c', null);
  await loaded;
  expect(ids()).toEqual(['A', 'b', 'c']);
  expect(requestedCursors()).toEqual(['2']);
  end();
  await edited;
  await vi.waitFor(() => expect(requestedCursors()).toEqual(['2', 'first']));
});

test('stops when the list has become shorter', async () => {
  const { more, answer, requestedCursors, ids } = await list();
  invalidate(['inbox']);
  const loaded = more();
  await answer('b', null);
  await loaded;
  expect(requestedCursors()).toEqual(['first']);
  expect(ids()).toEqual(['b']);
});
