/** The path of a page of this site, found by its title; in some fields also the URL of another site. */
import { useEffect, useState } from 'react';
import { Combobox, type Suggestion } from './combobox.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type ControlOf, useForm } from './form-context.ts';
import { textOf, useTextChange } from './text-control.tsx';

/** Milliseconds without typing before a search. */
const DEBOUNCE = 200;

export function LinkControl({ field, path, value, isLabelHidden }: ControlOf) {
  const change = useTextChange({ field, path });
  const text = textOf(value);
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = usePageSearch(typed);
  return (
    <FieldFrame field={field} path={path} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <div className="flex min-w-0">
          <Combobox
            control={control}
            text={typed ?? text}
            // A title that was searched for is not a path.
            onLeave={() => setTyped(null)}
            suggestions={suggestions}
            placeholder={
              field.hasUrls
                ? 'Find a page, or enter a web address'
                : 'Find a page, or enter a path such as /about'
            }
            onText={(next) => {
              setTyped(next);
              if (next === '' || isTarget(next, field.hasUrls)) change(next);
            }}
            onChoose={(chosen) => {
              setTyped(null);
              change(chosen);
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** What is typed otherwise is a search for a page. */
const isTarget = (text: string, hasUrls = false) =>
  text.startsWith('/') || (hasUrls && text.startsWith('https://'));

/** @param text what was typed; null if nothing was */
function usePageSearch(text: string | null): readonly Suggestion[] {
  const { searchPages } = useForm();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const query = text?.replace(/^\//, '').trim() ?? '';
  useEffect(() => {
    if (query === '' || !searchPages) {
      setSuggestions([]);
      return;
    }
    const search = new AbortController();
    const timer = setTimeout(() => {
      searchPages(query, search.signal).then(
        (pages) => {
          if (search.signal.aborted) return;
          setSuggestions(
            pages.map(({ title, path }) => ({ value: path, label: title, detail: path })),
          );
        },
        // Without an answer the path can still be typed.
        () => undefined,
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [query, searchPages]);
  return suggestions;
}
