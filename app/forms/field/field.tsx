import type { ReactNode } from 'react';
import { useLocale } from '#app/language/use-locale.ts';
import { Icon } from '#app/ui/icons/icon.tsx';

export interface FieldTexts {
  name: string;
  /** Stem of the ids around the field; the name, unless another form of the page has one alike. */
  id?: string | undefined;
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
  id = name,
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
        <label id={`${id}-label`} htmlFor={id} className="text-sm font-medium">
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
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-600">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that tie what is typed into to the texts around it. */
export function fieldProps(
  { name, id = name, hint, error, required }: FieldTexts,
  ...more: string[]
) {
  const describedBy = [...more, error && `${id}-error`, hint && `${id}-hint`];
  return {
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  } as const;
}

/** What is wrong with a field, in words; the icon says so without colour too. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  const { t } = useLocale();
  return (
    <p id={id} className="mt-2 flex items-start gap-1.5 text-sm font-medium text-secondary-700">
      <Icon name="circle-alert" size={18} className="mt-0.5 flex-none" />
      {t(children)}
    </p>
  );
}
