import { useState } from 'react';
import { FIELD_CLASS } from '#console/ui/field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type ControlOf, useForm } from './form-context.ts';
import { textOf } from './text-control.tsx';

/** Null for a text that is not a number. Thousands may be separated by commas or spaces. */
export function parsedNumber(text: string): number | null {
  const digits = text.trim().replace(/(?<=\d)[,\s](?=\d{2,3}(\D|$))/g, '');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
}

/** A text input, because the number inputs of browsers change their value when scrolled. */
export function NumberControl({ field, path, value, isLabelHidden }: ControlOf) {
  const { set, clear } = useForm();
  const [typed, setTyped] = useState<string | null>(null);
  // What is being typed is not always a number yet, such as “1.”.
  const isTyped = typed !== null && parsedNumber(typed) === value;
  const text = isTyped || (typed !== null && parsedNumber(typed) === null) ? typed : textOf(value);
  const placeholder = field.value === undefined ? undefined : String(field.value);
  function change(next: string) {
    setTyped(next);
    const number = parsedNumber(next);
    if (next.trim() === '' && !field.isRequired) clear(path);
    else if (number !== null && number !== value) set(path, number);
  }
  return (
    <FieldFrame field={field} path={path} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <input
          type="text"
          inputMode={field.isWhole ? 'numeric' : 'decimal'}
          value={text}
          placeholder={placeholder}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => setTyped(null)}
          className={`${FIELD_CLASS} h-9 max-w-48 touch:min-h-11`}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
