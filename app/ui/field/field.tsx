import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

export interface FieldTexts {
  /** Also the stem of the ids around the field. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  /** Small text at the end of the label's line. */
  note?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A field as every form shows it: label above, then what is typed into, error, hint. */
export function Field({
  name,
  label,
  hint,
  error,
  required,
  note,
  className,
  children,
}: FieldProps) {
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label id={`${name}-label`} htmlFor={name} className="text-sm font-medium">
          {label}
          {required && (
            <span aria-hidden="true" className="text-secondary-700">
              {' *'}
            </span>
          )}
        </label>
        {note}
      </div>
      {children}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-xs text-ink-600">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that tie what is typed into to the texts around it. */
export function fieldProps({ name, hint, error, required }: FieldTexts, ...more: string[]) {
  const describedBy = [...more, error && `${name}-error`, hint && `${name}-hint`];
  return {
    id: name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  } as const;
}
