import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { hrefOfList } from './list-address.ts';
import type { LoadedList } from './load-list.ts';

/** What stands in the box, and the address that follows it. */
export function useSearch(
  pathname: string,
  { address }: LoadedList,
  input: RefObject<HTMLInputElement | null>,
) {
  const navigate = useNavigate();
  const [text, setText] = useState(address.q);
  /** What was asked for last: while its answer is on its way, more may be typed. */
  const [asked, setAsked] = useState(address.q);
  const [shown, setShown] = useState(address.q);
  if (shown !== address.q) {
    setShown(address.q);
    // Back and forward, and links to the list, bring a text of their own.
    if (address.q !== asked) {
      setAsked(address.q);
      setText(address.q);
    }
  }

  function run(value: string) {
    const q = value.trim();
    // What waited for a pause may have been cleared since.
    if (q === asked || (value !== '' && value !== text)) return;
    setAsked(q);
    const { filter } = address;
    // Searching while typing makes one entry of the history, not one a word.
    const replace = address.q !== '' && q !== '';
    navigate(hrefOfList(pathname, { q, filter }), { replace, preventScrollReset: true });
  }

  function clear() {
    setText('');
    setAsked('');
    input.current?.focus();
    // A filter that nothing was searched in is itself why nothing was found.
    const { filter } = address;
    navigate(hrefOfList(pathname, address.q ? { filter } : {}), { preventScrollReset: true });
  }
  return { text, type: setText, run, clear };
}
