import { FIELD_CLASS, Field, type FieldLabels } from '#console/ui/field.tsx';
import type { QuestionFieldProps } from './question-field-props.ts';

/** What a browser's color chooser accepts. */
const HEX = /^#[\da-f]{6}$/i;

/** A text, because a color may have a name, and the browser's color chooser beside it. */
export function ColorField({ question, value, error, onChange }: QuestionFieldProps) {
  const { label, hint, name, isRequired } = question;
  const labels: FieldLabels = { label, hint, error, isOptional: !isRequired };
  return (
    <Field {...labels}>
      {(own) => (
        <span className="flex gap-2">
          <input
            {...own}
            type="text"
            name={name}
            value={value}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            className={`${FIELD_CLASS} h-9 max-w-40 touch:min-h-11`}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <input
            type="color"
            aria-label={`${label}: choose`}
            value={HEX.test(value.trim()) ? value.trim() : '#808080'}
            className="h-9 w-12 flex-none cursor-pointer rounded-inner border border-line-strong bg-surface p-1 hover:border-quiet touch:min-h-11"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}
