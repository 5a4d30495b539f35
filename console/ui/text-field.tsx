import type { ComponentProps } from 'react';
import { FIELD_CLASS, Field, type FieldLabels } from './field.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'children'>;

/** `required` is false because the browser's validation bubbles are not used. */
export function TextField({ className = '', ...props }: FieldLabels & InputProps) {
  return (
    <Field<InputProps> {...props}>
      {(input) => (
        <input
          type="text"
          required={false}
          className={`${FIELD_CLASS} h-9 touch:min-h-11 ${className}`}
          {...input}
        />
      )}
    </Field>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'children'>;

/** Grows with its text. */
export function TextArea({ className = '', ...props }: FieldLabels & TextAreaProps) {
  return (
    <Field<TextAreaProps> {...props}>
      {(area) => (
        <textarea
          rows={4}
          className={`${FIELD_CLASS} field-sizing-content max-h-[50dvh] min-h-20 py-2 leading-normal ${className}`}
          {...area}
        />
      )}
    </Field>
  );
}
