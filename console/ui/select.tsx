import type { ComponentProps } from 'react';
import { FIELD_CLASS, Field, type FieldLabels } from './field.tsx';
import { Icon } from './icon.tsx';

export interface Choice {
  value: string;
  label: string;
}

type OwnProps = Omit<ComponentProps<'select'>, 'id' | 'children'>;

interface SelectProps extends FieldLabels, OwnProps {
  choices: readonly Choice[];
  /** Label of the first, empty option: "Anyone". */
  emptyLabel?: string;
}

export function Select({ choices, emptyLabel, className = '', ...props }: SelectProps) {
  const { value: selected } = props;
  // Otherwise the browser would show the first option for an unknown value.
  const isUnknown = Boolean(selected) && !choices.some(({ value }) => value === selected);
  return (
    <Field<OwnProps> {...props}>
      {(select) => (
        <span className="relative block">
          <select
            className={`${FIELD_CLASS} h-9 cursor-pointer appearance-none pr-8 touch:min-h-11 ${className}`}
            {...select}
          >
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {isUnknown && <option value={String(selected)}>{String(selected)} (unknown)</option>}
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
