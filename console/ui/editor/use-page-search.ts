import { useEffect, useRef, useState } from 'react';
import { isPastedAddress } from './commands/link.ts';

export interface FoundPage {
  title: string;
  path: string;
  /** Such as "Blog post". */
  kind: string;
}

export type PageSearch = (query: string, signal: AbortSignal) => Promise<FoundPage[]>;

/** Milliseconds. */
const DEBOUNCE = 200;
/** Pages in the list. */
const MAX_PAGES = 20;

interface Result {
  pages: readonly FoundPage[];
  isFailed: boolean;
}

const NOTHING: Result = { pages: [], isFailed: false };

/** Searches once typing pauses. Addresses of other sites are not searched. */
export function usePageSearch(query: string, searchPages: PageSearch | undefined): Result {
  const [result, setResult] = useState(NOTHING);
  const text = query.trim();
  const latest = useRef(searchPages);
  useEffect(() => {
    latest.current = searchPages;
  });
  useEffect(() => {
    if (text === '' || isPastedAddress(text)) {
      setResult(NOTHING);
      return;
    }
    const canceled = new AbortController();
    const timer = setTimeout(async () => {
      const search = latest.current;
      const pages = search ? await search(text, canceled.signal).catch(() => null) : [];
      if (canceled.signal.aborted) return;
      setResult({ pages: pages?.slice(0, MAX_PAGES) ?? [], isFailed: pages === null });
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      canceled.abort();
    };
  }, [text]);
  return result;
}
