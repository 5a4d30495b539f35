import { type FormEvent, type KeyboardEvent, memo, useRef, useState } from 'react';
import {
  BARE_INPUT,
  Field,
  type FieldTexts,
  inputAttributes,
  WRAPPED_BOX,
} from '#app/forms/field/field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useHydrated } from '#app/ui/motion/use-hydrated.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import type { SelectOption } from './matching-options.ts';
import { OptionList } from './option-list.tsx';
import { PlainSelect } from './plain-select.tsx';
import { useSelectMany } from './use-select-many.ts';

interface SelectManyProps extends FieldTexts {
  options: readonly SelectOption[];
  /** IDs of the chosen options. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** `open`, `remove`, `added` and `removed` have `{label}`; `chosen` has `{count}`. */
  copy: {
    placeholder: string;
    none: string;
    open: string;
    remove: string;
    chosen: string;
    added: string;
    removed: string;
  };
}

/** A searchable list with any number of chosen options. */
export const SelectMany = memo((props: SelectManyProps) => {
  const { options, chosen, onChange, copy, ...texts } = props;
  const { name, label } = texts;
  const [announcement, announce] = useState('');
  const isHydrated = useHydrated();
  const select = useSelectMany({
    name,
    options,
    chosen,
    onChange(next, option, isAdded) {
      announce(fillPlaceholders(isAdded ? copy.added : copy.removed, { label: option.label }));
      onChange(next);
    },
  });
  const count = chosen.length > 0 && (
    <span className="text-xs text-ink-600">
      {fillPlaceholders(copy.chosen, { count: chosen.length })}
    </span>
  );
  return (
    <div>
      <Field {...texts} note={count} className="noscript:hidden">
        <div className="relative">
          <ChosenAndTyped
            select={select}
            chosen={chosen.flatMap((id) => options.find((option) => option.id === id) ?? [])}
            texts={texts}
            copy={copy}
          />
          <button
            type="button"
            {...select.getToggleButtonProps()}
            aria-label={fillPlaceholders(copy.open, { label })}
            className="absolute top-0 end-0 grid h-13.5 w-12 cursor-pointer place-items-center text-ink-600"
          >
            <Icon
              name="chevron-down"
              size={20}
              className={`transition-transform duration-200 ${select.isOpen ? 'rotate-180' : ''}`}
            />
          </button>
          <OptionList select={select} chosen={chosen} emptyText={copy.none} />
        </div>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </Field>
      {!isHydrated && <PlainSelect name={name} label={label} options={options} chosen={chosen} />}
    </div>
  );
});

interface ChosenAndTypedProps extends Pick<SelectManyProps, 'copy'> {
  select: ReturnType<typeof useSelectMany>;
  chosen: SelectOption[];
  texts: FieldTexts;
}

/** The box: the chosen options, and after them the search input. */
function ChosenAndTyped({ select, chosen, texts, copy }: ChosenAndTypedProps) {
  const input = useRef<HTMLInputElement>(null);

  function remove(option: SelectOption) {
    select.toggle(option);
    input.current?.focus();
  }

  function removeLast(event: KeyboardEvent) {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && select.typed === '' && last) remove(last);
  }

  // downshift itself reports input asynchronously, which would lose keys that are typed fast.
  function type(event: FormEvent<HTMLInputElement>) {
    select.setTyped(event.currentTarget.value);
  }

  const inputProps = select.getInputProps({ ref: input, onKeyDown: removeLast, onInput: type });
  return (
    <div className={`${WRAPPED_BOX} flex flex-wrap items-center gap-1.5 py-1.5 pe-12.5 ps-1.5`}>
      <Chips
        chosen={chosen}
        removeLabel={(option) => fillPlaceholders(copy.remove, { label: option.label })}
        onRemove={remove}
      />
      <input
        {...inputProps}
        // downshift sets an empty ID, which is invalid, if no option is highlighted.
        aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
        {...inputAttributes(texts)}
        placeholder={chosen.length === 0 ? copy.placeholder : undefined}
        className={`${BARE_INPUT} h-9.5 min-w-32 px-2.5 placeholder:text-ink-500`}
      />
    </div>
  );
}

interface ChipsProps {
  chosen: SelectOption[];
  /** Accessible name of the button that removes an option. */
  removeLabel: (option: SelectOption) => string;
  onRemove: (option: SelectOption) => void;
}

/** The chosen options, each with a button to remove it, which is larger on touch screens. */
function Chips({ chosen, removeLabel, onRemove }: ChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className="contents">
      {chosen.map((option) => (
        <li
          key={option.id}
          className="flex max-w-full items-center rounded-full bg-primary-100 ps-3.5 text-sm font-medium text-primary-800"
        >
          <span className="truncate">{option.label}</span>
          <button
            type="button"
            aria-label={removeLabel(option)}
            onClick={() => onRemove(option)}
            className="grid size-9 flex-none cursor-pointer place-items-center rounded-full hover:bg-primary-200 pointer-coarse:size-11"
          >
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
