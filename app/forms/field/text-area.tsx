import { type ComponentProps, memo } from 'react';
import type { Plural } from '#contract/copy-parts.ts';
import { fill, plural } from '#contract/fill.ts';
import { Field, type FieldTexts, fieldProps, INPUT_BOX } from './field.tsx';

interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'name' | 'required' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** How much room is left, in words; empty while there is plenty. */
  remaining: string;
}

/** Several lines of text; the box grows with them where the browser can. */
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
        {...fieldProps(texts)}
        name={name}
        onChange={(event) => onChange(event.target.value)}
        className={`${INPUT_BOX} field-sizing-content block max-h-120 min-h-34 py-3.5`}
      />
    </Field>
  );
});

/** The number of characters from which the remaining room is shown. */
const NEAR_LIMIT = 500;

/**
 * How much room is left in a long field; empty while there is plenty.
 * @param words with `{count}`
 */
export function remainingRoom(text: string, max: number, words: Plural): string {
  const room = max - text.length;
  if (room > NEAR_LIMIT) return '';
  return fill(plural(room, words), { count: Math.max(0, room) });
}
