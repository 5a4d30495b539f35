import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { BARE_INPUT, WRAPPED_BOX } from '#app/forms/field/box.ts';
import { useDebounced } from '#app/ui/debounce/use-debounced.ts';
import Search from '#app/ui/icons/search.ts';
import X from '#app/ui/icons/x.ts';
import words from '#content/words.yaml';

/** Milliseconds without a key after which a search begins by itself. */
const PAUSE = 500;

interface SearchBoxProps {
  /** What it searches, in words; read to those who cannot see it. */
  label: string;
  placeholder?: string;
  value: string;
  /** With every key. */
  onChange: (value: string) => void;
  /** When nobody has typed for a while, on Enter, and at once when it is cleared. */
  onSearch: (value: string) => void;
  /** Where the form goes without scripts, and the parameters that it keeps. */
  action: string;
  name?: string;
  keep?: Record<string, string>;
  /** For 'Search again', which puts the cursor here. */
  inputRef?: RefObject<HTMLInputElement | null>;
  className?: string;
}

/** Searches while somebody types; without scripts it is a form that asks for a page. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onChange, onSearch, action, name = 'q', keep = {} } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownRef;
  const search = useDebounced(onSearch, PAUSE);

  function type(text: string) {
    onChange(text);
    search.later(text);
  }

  function clear() {
    onChange('');
    search.now('');
    input.current?.focus();
  }

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    clear();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    search.now(value);
  }

  return (
    <search className={`block ${props.className ?? ''}`}>
      <form
        action={action}
        onSubmit={submit}
        className={`${WRAPPED_BOX} flex items-center rounded-full pr-1.25 pl-5`}
      >
        {Object.entries(keep).map(([key, kept]) => (
          <input key={key} type="hidden" name={key} value={kept} />
        ))}
        <input
          ref={input}
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
          onKeyDown={clearOnEscape}
          className={`${BARE_INPUT} h-12.5 appearance-none text-ellipsis placeholder:text-ink-600 [&::-webkit-search-cancel-button]:hidden`}
        />
        {value !== '' && (
          <button
            type="button"
            aria-label={words.search.clear}
            onClick={clear}
            className="grid size-11 flex-none cursor-pointer place-items-center rounded-full text-ink-600 hover:bg-primary-50 noscript:hidden"
          >
            <X size={20} aria-hidden="true" />
          </button>
        )}
        <button
          type="submit"
          aria-label={words.search.submit}
          className="grid size-11 flex-none cursor-pointer place-items-center rounded-full bg-ink text-white hover:bg-primary-950"
        >
          <Search size={20} aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}
