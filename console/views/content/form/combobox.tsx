/** A text input with suggestions below it. */
import { type KeyboardEvent, useId, useState } from 'react';
import { FIELD_CLASS } from '#console/ui/field.tsx';
import type { ControlProps } from './field-frame.tsx';

export interface Suggestion {
  value: string;
  label: string;
  /** Beside the label: a path, a kind. */
  detail?: string;
}

interface ComboboxProps {
  control: ControlProps;
  text: string;
  suggestions: readonly Suggestion[];
  placeholder?: string;
  onText: (text: string) => void;
  onChoose: (value: string) => void;
  /** Enter without a chosen suggestion. */
  onEnter?: () => void;
  /** Backspace in the empty input. */
  onBackspace?: () => void;
  /** The input lost the focus. */
  onLeave?: (() => void) | undefined;
}

/** The pattern “editable combobox with list autocomplete” of the ARIA practices. */
export function Combobox(props: ComboboxProps) {
  const {
    control,
    text,
    suggestions,
    placeholder,
    onText,
    onChoose,
    onEnter,
    onBackspace,
    onLeave,
  } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isVisible = isOpen && suggestions.length > 0;
  const current = isVisible ? suggestions[active] : undefined;

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function choose(value: string) {
    close();
    onChoose(value);
  }
  function move(event: KeyboardEvent, step: number) {
    event.preventDefault();
    setOpen(true);
    const { length } = suggestions;
    if (length > 0) setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + length) % length);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Escape' && isVisible) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The list would cover what is below the field, and opens again with the next letter.
      close();
      if (current) onChoose(current.value);
      else onEnter?.();
    } else if (event.key === 'Backspace' && text === '') onBackspace?.();
  }
  return (
    <div className="relative min-w-32 flex-1">
      <input
        type="text"
        role="combobox"
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isVisible}
        aria-controls={isVisible ? listId : undefined}
        aria-activedescendant={current ? `${listId}-${active}` : undefined}
        onChange={({ currentTarget }) => {
          setOpen(true);
          setActive(-1);
          onText(currentTarget.value);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => {
          close();
          onLeave?.();
        }}
        onKeyDown={onKeyDown}
        className={`${FIELD_CLASS} h-9 touch:min-h-11`}
        {...control}
      />
      {isVisible && (
        <Suggestions id={listId} suggestions={suggestions} active={active} onChoose={choose} />
      )}
    </div>
  );
}

interface SuggestionsProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (value: string) => void;
}

function Suggestions({ id, suggestions, active, onChoose }: SuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-card bg-raised p-1 shadow-float forced-colors:border"
    >
      {suggestions.map(({ value, label, detail }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
        <div
          key={value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          ref={(option) => {
            if (index === active) option?.scrollIntoView({ block: 'nearest' });
          }}
          // The input keeps the focus, so the list is still open when the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(value)}
          className={`cursor-pointer rounded-inner px-2.5 py-1.5 text-sm wrap-anywhere hover:bg-sunken touch:min-h-11 ${index === active ? 'bg-sunken' : ''}`}
        >
          {label}
          {detail && <span className="block text-xs text-quiet">{detail}</span>}
        </div>
      ))}
    </div>
  );
}

/** Suggestions shown at the same time. */
const MAX_SUGGESTIONS = 12;

/** The suggestions that contain a text: first those that begin with it. */
export function matchingSuggestions(
  suggestions: readonly Suggestion[],
  text: string,
  excluded: readonly string[],
): Suggestion[] {
  const typed = text.trim().toLowerCase();
  const rank = ({ label, value }: Suggestion) => {
    const [name, key] = [label.toLowerCase(), value.toLowerCase()];
    if (name.startsWith(typed)) return 0;
    return name.includes(typed) || key.includes(typed) ? 1 : 2;
  };
  return suggestions
    .filter((suggestion) => !excluded.includes(suggestion.value) && rank(suggestion) < 2)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_SUGGESTIONS);
}
