import { useId } from 'react';
import { Checkbox } from '#console/ui/checkbox.tsx';
import { FieldError } from '#console/ui/field.tsx';
import type { QuestionFieldProps } from './question-field-props.ts';

/** Checkboxes. The answer has their values with commas between them. */
export function ChoicesField({ question, value, error, onChange }: QuestionFieldProps) {
  const { label, hint, choices, name } = question;
  const id = useId();
  const chosen = value.split(',').map((one) => one.trim());
  const set = (changed: string, isChosen: boolean) => {
    const isIn = (one: string) => (one === changed ? isChosen : chosen.includes(one));
    const values = choices.map((choice) => choice.value);
    onChange(values.filter(isIn).join(', '));
  };
  return (
    <fieldset aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend className="text-sm font-medium">{label}</legend>
      <p id={`${id}-hint`} className="mt-1 mb-2.5 text-xs text-quiet">
        {hint}
      </p>
      <div className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            name={name}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => set(choice.value, event.currentTarget.checked)}
          />
        ))}
      </div>
      {error && (
        <FieldError id={`${id}-error`} className="mt-1">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
