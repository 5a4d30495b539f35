import { type ComponentProps, memo } from 'react';
import type { Plural } from '#contract/copy-parts.ts';
import { fillPlaceholders, plural } from '#contract/fill.ts';
import { Field, type FieldTexts, INPUT_BOX, inputAttributes } from './field.tsx';

interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'name' | 'required' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** Text with the number of characters left, or empty. */
  remaining: string;
}

/** Grows with its text in browsers that support `field-sizing`. */
export const TextArea = memo((props: TextAreaProps) => {
  const { name, label, lang, hint, error, required, remaining, onChange, className, ...rest } =
    props;
  const texts = { name, label, lang, hint, error, required };
  const note = (
    <span role="status" className="text-xs text-ink-600">
      {remaining}
    </span>
  );
  return (
    <Field {...texts} note={note} className={className}>
      <textarea
        {...rest}
        {...inputAttributes(texts)}
        name={name}
        onChange={(event) => onChange(event.target.value)}
        className={`${INPUT_BOX} field-sizing-content block max-h-120 min-h-34 py-3.5`}
      />
    </Field>
  );
});

/** The counter is shown when this many characters or fewer are left. */
const NEAR_LIMIT = 500;

/**
 * The number of characters left in a long field; empty above `NEAR_LIMIT`.
 * @param label with `{count}`
 */
export function remainingText(text: string, max: number, label: Plural): string {
  const remaining = max - text.length;
  if (remaining > NEAR_LIMIT) return '';
  return fillPlaceholders(plural(remaining, label), { count: Math.max(0, remaining) });
}
