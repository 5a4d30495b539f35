/** A field for an address that suggests the pages of the site: a combobox with a list. */
import { useId, useState } from 'react';
import { FIELD_CLASS, Field } from '#console/ui/field.tsx';
import { type FoundPage, type PageSearch, usePageSearch } from './use-page-search.ts';

interface PageFieldProps {
  value: string;
  error: string | undefined;
  searchPages: PageSearch | undefined;
  onChange: (value: string) => void;
  onChoose: (page: FoundPage) => void;
}

export function PageField({ value, error, searchPages, onChange, onChoose }: PageFieldProps) {
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const { pages, isFailed } = usePageSearch(query, searchPages);
  const isOpen = pages.length > 0;
  function choose(page: FoundPage) {
    setQuery('');
    setActive(-1);
    onChoose(page);
  }
  function onKeyDown(event: React.KeyboardEvent<HTMLInputElement>) {
    if (!isOpen) return;
    const last = pages.length - 1;
    const page = pages[active];
    if (event.key === 'ArrowDown') setActive(active < last ? active + 1 : 0);
    else if (event.key === 'ArrowUp') setActive(active > 0 ? active - 1 : last);
    else if (event.key === 'Enter' && page) choose(page);
    else if (event.key === 'Escape') setQuery('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div className="grid gap-1.5">
      <Field
        label={searchPages ? 'Page or web address' : 'Web address'}
        error={error}
        hint={isFailed ? 'Pages could not be searched. You can still enter an address.' : undefined}
      >
        {(input) => (
          <input
            {...input}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={pages[active] && optionId(listId, active)}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            value={value}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
              setActive(-1);
              onChange(currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            className={`${FIELD_CLASS} h-9 touch:min-h-11`}
          />
        )}
      </Field>
      {isOpen && <PageList id={listId} pages={pages} active={active} onChoose={choose} />}
    </div>
  );
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface PageListProps {
  id: string;
  pages: readonly FoundPage[];
  active: number;
  onChoose: (page: FoundPage) => void;
}

function PageList({ id, pages, active, onChoose }: PageListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Pages"
      className="max-h-64 overflow-y-auto rounded-inner border border-line p-1"
    >
      {pages.map((page, index) => (
        <button
          key={page.path}
          ref={
            index === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined
          }
          type="button"
          role="option"
          id={optionId(id, index)}
          tabIndex={-1}
          aria-selected={index === active}
          onClick={() => onChoose(page)}
          className="flex w-full cursor-pointer items-baseline gap-3 rounded-inner px-2.5 py-1.5 text-left hover:bg-sunken aria-selected:bg-accent-tint aria-selected:text-on-accent-tint touch:min-h-11"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm">{page.title}</span>
            <span className="block truncate text-xs text-quiet">{page.path}</span>
          </span>
          <span className="flex-none text-xs text-quiet">{page.kind}</span>
        </button>
      ))}
    </div>
  );
}
