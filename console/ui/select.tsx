import type { ComponentProps } from 'react';
import { FIELD_CLASS, Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';

export interface Choice {
  value: string;
  label: string;
}

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    choices: readonly Choice[];
    /** Of the choice of nothing, the first one: "Anybody". */
    emptyLabel?: string;
  };

/** One of a few, by the browser's own list. */
export function Select(props: SelectProps) {
  const { label, hint, error, isLabelHidden, isOptional, choices, emptyLabel, ...others } = props;
  const { className = '', ...rest } = others;
  const { value: chosen } = rest;
  // A value that is none of the choices would show as the first of them.
  const isUnknown = Boolean(chosen) && !choices.some(({ value }) => value === chosen);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      isOptional={isOptional}
    >
      {(wiring) => (
        <span className="relative block">
          <select
            className={`${FIELD_CLASS} h-9 cursor-pointer appearance-none pr-8 touch:min-h-11 ${className}`}
            {...rest}
            {...wiring}
          >
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {isUnknown && <option value={String(chosen)}>{String(chosen)} (unknown)</option>}
            {choices.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={14}
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-quiet"
          />
        </span>
      )}
    </Field>
  );
}
