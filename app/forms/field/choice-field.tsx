import { memo } from 'react';
import type { FieldTexts } from '#app/forms/field/field.tsx';
import { FieldError } from './field.tsx';

interface ChoiceFieldProps extends FieldTexts {
  choices: readonly { value: string; label: string; lang?: string | undefined }[];
  /** Empty if nothing is chosen. */
  value: string;
  /** Label of a last choice that clears the value; ignored if the field is required. */
  clearLabel?: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A few large radio buttons, all visible. */
export const ChoiceField = memo((props: ChoiceFieldProps) => {
  const { name, label, lang, hint, error, required, value, onChange } = props;
  const canClear = props.clearLabel !== undefined && !required;
  const choices = [
    ...props.choices,
    ...(canClear ? [{ value: '', label: props.clearLabel, lang: undefined }] : []),
  ];
  const { className = 'sm:col-span-2' } = props;
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group alone has no state
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      className={`min-w-0 ${className}`}
    >
      <legend lang={lang} className="text-sm font-medium">
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        )}
      </legend>
      {hint && (
        <p lang={lang} id={`${name}-hint`} className="mt-1 text-xs text-ink-600">
          {hint}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-2.5">
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            lang={choice.lang}
            className={`flex min-h-13.5 min-w-28 cursor-pointer items-center gap-3 rounded-[14px] border-[1.5px] bg-white py-2 pe-5 ps-4 leading-snug hover:border-ink-500 has-checked:border-primary-600 has-checked:bg-primary-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-700 ${error ? 'border-danger' : 'border-ink-400'}`}
          >
            <input
              type="radio"
              // The error summary links to the first choice.
              id={index === 0 ? name : undefined}
              name={name}
              value={choice.value}
              required={required}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="size-5 flex-none accent-primary-700 outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
});
