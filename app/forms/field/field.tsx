import type { ReactNode } from 'react';
import { useLocale } from '#app/language/use-locale.ts';
import { Icon } from '#app/ui/icons/icon.tsx';

/** The look of whatever people type into or choose from: 54 px high, never below 16 px of text. */
export const BOX =
  'min-h-13.5 w-full rounded-[14px] border-[1.5px] border-ink-400 bg-white text-base transition-colors duration-150';

/** For a box that is an input itself. */
export const INPUT_BOX = `${BOX} px-4 text-ellipsis read-only:border-ink-300 read-only:bg-primary-50 hover:not-read-only:border-ink-500 aria-invalid:border-secondary-600`;

/** For a box with an input among other things: it takes the focus ring over from the input. */
export const WRAPPED_BOX = `${BOX} hover:border-ink-500 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-primary-700 has-[input[aria-invalid=true]]:border-secondary-600`;

/** The input inside such a box. */
export const BARE_INPUT = 'min-w-0 flex-1 bg-transparent outline-none';

export interface FieldTexts {
  name: string;
  /** Stem of the ids around the field; the name, unless another form of the page has one alike. */
  id?: string | undefined;
  label: string;
  /** Of label and hint, where it is not the page's. */
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

/** A field as every form shows it: label above, then what is typed into, error, hint. */
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
        <p lang={lang} id={`${id}-hint`} className="mt-1.5 text-xs text-ink-600">
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
