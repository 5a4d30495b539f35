import type { ReactNode } from 'react';
import { useLocale } from '#app/language/use-locale.ts';
import { Icon } from '#app/ui/icons/icon.tsx';

/** The style of all inputs: 54 px high, with text of at least 16 px. */
export const BOX =
  'min-h-13.5 w-full rounded-[14px] border-[1.5px] border-ink-400 bg-white text-base transition-colors duration-150';

/** For a box that is an input itself. */
export const INPUT_BOX = `${BOX} px-4 text-ellipsis read-only:border-ink-300 read-only:bg-primary-50 hover:not-read-only:border-ink-500 aria-invalid:border-danger`;

/** For a box that contains an input and other elements. The box shows the input's focus ring. */
export const WRAPPED_BOX = `${BOX} hover:border-ink-500 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-primary-700 has-[input[aria-invalid=true]]:border-danger`;

/** For the input inside a `WRAPPED_BOX`. */
export const BARE_INPUT = 'min-w-0 flex-1 bg-transparent outline-none';

export interface FieldTexts {
  name: string;
  /**
   * Prefix of all IDs of the field; by default its name, which another form of the page may use.
   */
  id?: string | undefined;
  label: string;
  /** Language of label and hint, if it differs from the page's. */
  lang?: string | undefined;
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

/** The layout of a field: label, input, error, hint. */
export function Field({
  name,
  id = name,
  label,
  lang,
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
        <label lang={lang} id={`${id}-label`} htmlFor={id} className="text-sm font-medium">
          {label}
          {required && (
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          )}
        </label>
        {note}
      </div>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p lang={lang} id={`${id}-hint`} className="mt-1.5 text-xs text-ink-600">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that connect an input to its label, error and hint. */
export function inputAttributes(
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

/** The icon marks the text as an error for people who cannot see its color. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  const { t } = useLocale();
  return (
    <p id={id} className="mt-2 flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon name="circle-alert" size={18} className="mt-0.5 flex-none" />
      {t(children)}
    </p>
  );
}
