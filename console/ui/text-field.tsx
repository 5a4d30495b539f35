import type { ComponentProps } from 'react';
import { FIELD_CLASS, Field, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text. Errors are told by `error`: the browser's own bubbles stay away. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLabelHidden, isOptional, className = '', ...rest } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      isOptional={isOptional}
    >
      {(wiring) => (
        <input
          type="text"
          required={false}
          className={`${FIELD_CLASS} h-9 touch:min-h-11 ${className}`}
          {...rest}
          {...wiring}
        />
      )}
    </Field>
  );
}

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'>;

/** Lines of text; the field grows with them. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isLabelHidden, isOptional, className = '', ...rest } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      isOptional={isOptional}
    >
      {(wiring) => (
        <textarea
          rows={4}
          className={`${FIELD_CLASS} field-sizing-content max-h-[50dvh] min-h-20 py-2 leading-normal ${className}`}
          {...rest}
          {...wiring}
        />
      )}
    </Field>
  );
}
