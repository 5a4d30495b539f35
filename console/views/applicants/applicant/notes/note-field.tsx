import { useId, useImperativeHandle, useRef, useState } from 'react';
import { Avatar } from '#console/ui/avatar.tsx';
import { FIELD_CLASS, FieldError } from '#console/ui/field.tsx';
import type { StaffName } from '#contract/console/parts.ts';
import { matching, mentioningAt, withMention } from './mentions.ts';

interface NoteFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  staff: readonly StaffName[];
  error?: string | undefined;
  /** Called on Ctrl+Enter or Command+Enter. */
  onSubmit: () => void;
  ref?: React.Ref<HTMLTextAreaElement> | undefined;
}

/** Most suggestions at the same time. */
const MAX_SUGGESTIONS = 6;

interface SuggestionOptions {
  value: string;
  onChange: (text: string) => void;
  staff: readonly StaffName[];
  field: React.RefObject<HTMLTextAreaElement | null>;
}

/** Suggests names while one is typed after an `@`. */
function useSuggestions({ value, onChange, staff, field }: SuggestionOptions) {
  const [caret, setCaret] = useState<number>();
  const [at, setAt] = useState(0);
  const mentioning = caret === undefined ? undefined : mentioningAt(value, caret);
  const suggestions = mentioning ? matching(staff, mentioning.typed).slice(0, MAX_SUGGESTIONS) : [];
  const active = suggestions[Math.min(at, suggestions.length - 1)];

  function insert(member: StaffName) {
    if (!mentioning) return;
    const next = withMention(value, mentioning, member.name);
    onChange(next.text);
    setCaret(undefined);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (!active) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setAt((at + step + suggestions.length) % suggestions.length);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(active);
    else if (event.key === 'Escape') setCaret(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onType(position: number) {
    setCaret(position);
    setAt(0);
  }

  return { suggestions, active, insert, onKeyDown, onType, close: () => setCaret(undefined) };
}

/** A textarea with suggestions after `@`: arrow keys move, Enter or Tab inserts, Escape closes. */
export function NoteField(props: NoteFieldProps) {
  const { label, value, onChange, staff, error, onSubmit, ref } = props;
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => textarea.current as HTMLTextAreaElement, []);
  const { suggestions, active, insert, ...handlers } = useSuggestions({
    value,
    onChange,
    staff,
    field: textarea,
  });
  return (
    <div className="relative">
      <textarea
        ref={textarea}
        aria-label={label}
        placeholder="Write a note. Type @ to mention someone."
        rows={3}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-autocomplete="list"
        aria-controls={active ? `${id}-names` : undefined}
        aria-activedescendant={active ? `${id}-${active.id}` : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          handlers.onType(event.currentTarget.selectionStart);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            onSubmit();
          }
          handlers.onKeyDown(event);
        }}
        onBlur={handlers.close}
        className={`${FIELD_CLASS} field-sizing-content max-h-[50dvh] min-h-18 py-2 leading-normal`}
      />
      {active && <Names id={id} suggestions={suggestions} active={active} onChoose={insert} />}
      {error && (
        <FieldError id={`${id}-error`} className="mt-1">
          {error}
        </FieldError>
      )}
    </div>
  );
}

interface NamesProps {
  id: string;
  suggestions: readonly StaffName[];
  active: StaffName;
  onChoose: (member: StaffName) => void;
}

function Names({ id, suggestions, active, onChoose }: NamesProps) {
  return (
    <div
      id={`${id}-names`}
      role="listbox"
      aria-label="Team members"
      className="absolute top-full left-0 z-10 mt-1 w-64 rounded-card bg-raised p-1 shadow-float forced-colors:border"
    >
      {suggestions.map((member) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={member.id}
          id={`${id}-${member.id}`}
          role="option"
          aria-selected={member === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(member)}
          className="flex min-h-8 cursor-pointer items-center gap-2 rounded-inner px-2 text-sm aria-selected:bg-accent-tint aria-selected:text-on-accent-tint touch:min-h-11 forced-colors:aria-selected:border"
        >
          <Avatar name={member.name} size="small" />
          {member.name}
        </div>
      ))}
    </div>
  );
}
