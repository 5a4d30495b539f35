/** Lists of short texts and of other entries, shown as tags that can be removed. */
import { useState } from 'react';
import { Icon } from '#console/ui/icon.tsx';
import { Combobox, matchingSuggestions, type Suggestion } from './combobox.tsx';
import { type ControlProps, FieldFrame } from './field-frame.tsx';
import { type ControlOf, useForm } from './form-context.ts';

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

export function TagsControl({ field, path, value, isLabelHidden }: ControlOf) {
  const { set, isReadOnly, announce } = useForm();
  const tags = textsOf(value);
  const all = (field.suggestions ?? []).map((tag) => ({ value: tag, label: tag }));
  function add(texts: readonly string[]) {
    const added = texts.map((text) => text.trim()).filter((text) => text && !tags.includes(text));
    if (added.length === 0) return;
    set(path, [...tags, ...new Set(added)]);
    announce(`Added ${added.join(', ')}`);
  }
  function remove(tag: string) {
    set(
      path,
      tags.filter((other) => other !== tag),
    );
    announce(`Removed ${tag}`);
  }
  return (
    <FieldFrame field={field} path={path} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-1.5">
          {tags.map((tag) => (
            <Chip key={tag} label={tag} onRemove={isReadOnly ? undefined : () => remove(tag)} />
          ))}
          {!isReadOnly && (
            <Adder
              control={control}
              all={all}
              chosen={tags}
              placeholder="Add…"
              onAdd={add}
              onRemoveLast={() => tags.length > 0 && remove(tags.at(-1) ?? '')}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

interface AdderProps {
  control: ControlProps;
  all: readonly Suggestion[];
  chosen: readonly string[];
  placeholder: string;
  onAdd: (texts: readonly string[]) => void;
  onRemoveLast: () => void;
  /** Only suggested values can be added. */
  isClosed?: boolean;
}

/** A comma, as between pasted tags, separates them. */
function Adder(props: AdderProps) {
  const { control, all, chosen, placeholder, onAdd, onRemoveLast, isClosed = false } = props;
  const [text, setText] = useState('');
  function type(typed: string) {
    if (isClosed || !typed.includes(',')) return setText(typed);
    const parts = typed.split(',');
    onAdd(parts.slice(0, -1));
    setText(parts.at(-1)?.trimStart() ?? '');
  }
  const suggestions = matchingSuggestions(all, text, chosen);
  function enter() {
    const [first] = suggestions;
    if (isClosed && !first) return;
    if (text.trim() === '') return;
    onAdd([isClosed && first ? first.value : text]);
    setText('');
  }
  return (
    <div className="flex min-w-32 flex-1">
      <Combobox
        control={control}
        text={text}
        suggestions={suggestions}
        placeholder={placeholder}
        onText={type}
        onChoose={(value) => {
          onAdd([value]);
          setText('');
        }}
        onEnter={enter}
        // What was typed counts when the field is left.
        onLeave={isClosed ? undefined : enter}
        onBackspace={onRemoveLast}
      />
    </div>
  );
}

interface ChipProps {
  label: string;
  onRemove: (() => void) | undefined;
}

function Chip({ label, onRemove }: ChipProps) {
  return (
    <span className="inline-flex min-h-7 max-w-full min-w-0 items-center gap-1 rounded-inner border border-line bg-sunken pl-2 text-sm last:pr-2 touch:min-h-11">
      <span className={`min-w-0 wrap-anywhere ${onRemove ? '' : 'pr-2'}`}>{label}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${label}`}
          onClick={onRemove}
          className="grid size-7 flex-none cursor-pointer place-items-center rounded-inner text-quiet hover:text-text touch:size-11"
        >
          <Icon name="x" size={12} />
        </button>
      )}
    </span>
  );
}

/** Other entries by their titles, in the order in which the page shows them. */
export function SlugsControl({ field, path, value, isLabelHidden }: ControlOf) {
  const { set, clear, isReadOnly, announce } = useForm();
  const slugs = textsOf(value);
  const { options = [] } = field;
  const labelOf = (slug: string) => options.find((option) => option.value === slug)?.label ?? slug;
  const all = options.map((option) => ({ ...option, detail: option.value }));
  function write(next: string[]) {
    if (next.length === 0 && !field.isRequired) clear(path);
    else set(path, next);
  }
  function remove(slug: string) {
    write(slugs.filter((other) => other !== slug));
    announce(`Removed ${labelOf(slug)}`);
  }
  return (
    <FieldFrame field={field} path={path} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <div className="grid gap-1.5">
          {slugs.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {slugs.map((slug) => (
                <li key={slug} className="contents">
                  <Chip
                    label={labelOf(slug)}
                    onRemove={isReadOnly ? undefined : () => remove(slug)}
                  />
                </li>
              ))}
            </ul>
          )}
          {!isReadOnly && (
            <Adder
              control={control}
              all={all}
              chosen={slugs}
              placeholder="Find an entry by its title…"
              isClosed
              onAdd={(added) => write([...slugs, ...added])}
              onRemoveLast={() => slugs.length > 0 && remove(slugs.at(-1) ?? '')}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
