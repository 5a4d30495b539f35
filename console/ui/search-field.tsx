import { useEffect, useRef, useState } from 'react';
import { FIELD_CLASS } from './field.tsx';
import { Icon } from './icon.tsx';
import { useShortcut } from './shortcuts.ts';

interface SearchFieldProps {
  /** Accessible name and placeholder. */
  label: string;
  /** The value in the URL. */
  value: string;
  /** Debounced; immediate on Enter. */
  onSearch: (text: string) => void;
  className?: string;
}

/** Debounce in milliseconds. */
const DEBOUNCE = 250;

/** `/` focuses it and Escape clears it. */
export function SearchField({ label, value, onSearch, className = '' }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const lastSearch = useRef(value);
  useShortcut('/', label, () => input.current?.focus());
  // The browser's back button changes the URL without typing.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);
  function search(next: string) {
    if (next === lastSearch.current) return;
    lastSearch.current = next;
    onSearch(next);
  }
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text.trim()), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className={`relative min-w-44 flex-1 basis-56 ${className}`}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-quiet"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text.trim());
          if (event.key !== 'Escape') return;
          if (text === '') event.currentTarget.blur();
          setText('');
          search('');
        }}
        className={`${FIELD_CLASS} h-8 pl-8 text-sm text-ellipsis touch:min-h-11 [&::-webkit-search-cancel-button]:hidden`}
      />
    </search>
  );
}
