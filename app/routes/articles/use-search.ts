import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { hrefOfList } from './list-query.ts';
import type { LoadedList } from './load-list.ts';

/** What stands in the box, and the URL that follows it. */
export function useSearch(
  pathname: string,
  { query }: LoadedList,
  input: RefObject<HTMLInputElement | null>,
) {
  const navigate = useNavigate();
  const [text, setText] = useState(query.q);
  /** What was asked for last: while its answer is on its way, more may be typed. */
  const [asked, setAsked] = useState(query.q);
  const [shown, setShown] = useState(query.q);
  if (shown !== query.q) {
    setShown(query.q);
    // Back and forward, and links to the list, bring a text of their own.
    if (query.q !== asked) {
      setAsked(query.q);
      setText(query.q);
    }
  }

  function run(value: string) {
    const q = value.trim();
    // What waited for a pause may have been cleared since.
    if (q === asked || (value !== '' && value !== text)) return;
    setAsked(q);
    const { filter } = query;
    // Searching while typing makes one entry of the history, not one a word.
    const replace = query.q !== '' && q !== '';
    navigate(hrefOfList(pathname, { q, filter }), { replace, preventScrollReset: true });
  }

  function clear() {
    setText('');
    setAsked('');
    input.current?.focus();
    // A filter that nothing was searched in is itself why nothing was found.
    const { filter } = query;
    navigate(hrefOfList(pathname, query.q ? { filter } : {}), { preventScrollReset: true });
  }
  return { text, type: setText, run, clear };
}
