import { useLocation, useSearchParams } from 'react-router';

interface PagesState {
  /** Cursors of the earlier pages, the first page's being empty. */
  earlierCursors: readonly string[];
}

/**
 * The page of a list that the URL names. The APIs have no cursor for going back, so each entry of
 * the browser's history keeps the cursors of the pages before it. A page that was opened by a link
 * has none, and goes back to the first page.
 */
export function useCursorPages() {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as Partial<PagesState> | null;
  const earlierCursors = state?.earlierCursors ?? [];
  const cursor = params.get('cursor') ?? undefined;

  function open(target: string, cursors: readonly string[]) {
    const change = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      if (target) next.set('cursor', target);
      else next.delete('cursor');
      return next;
    };
    setParams(change, { state: { earlierCursors: cursors } satisfies PagesState });
  }

  return {
    cursor,
    openNext: (target: string) => open(target, [...earlierCursors, cursor ?? '']),
    openPrevious:
      cursor === undefined
        ? undefined
        : () => open(earlierCursors.at(-1) ?? '', earlierCursors.slice(0, -1)),
    /** The previous page is unknown, so the first page opens instead. */
    isOpenedByLink: cursor !== undefined && earlierCursors.length === 0,
  };
}
