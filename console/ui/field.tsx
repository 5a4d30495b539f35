/** Label, hint and error of a field, and the ARIA attributes that connect them. */
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export interface FieldLabels {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** Adds "(optional)" to the label. */
  isOptional?: boolean;
}

interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FIELD_CLASS =
  'w-full min-w-0 rounded-inner border border-line-strong bg-surface px-2.5 text-base text-text transition-colors duration-100 hover:border-quiet focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-danger touch:text-[1rem]';

type FieldProps<Own> = FieldLabels &
  Own & {
    /** Renders the input with its own props and the ARIA attributes. */
    children: (own: Own & FieldWiring) => ReactNode;
  };

export function Field<Own extends object>(props: FieldProps<Own>) {
  const { label, hint, error, isLabelHidden, isOptional, children, ...own } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {isOptional && <span className="font-normal text-quiet"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-quiet">
          {hint}
        </p>
      )}
      {children({
        ...(own as unknown as Own),
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  children: string;
  className?: string;
}

export function FieldError({ id, children, className = '' }: FieldErrorProps) {
  return (
    <p id={id} className={`flex items-start gap-1 text-xs text-danger ${className}`}>
      <Icon name="circle-alert" size={14} className="mt-px" />
      {children}
    </p>
  );
}
