import { type ComponentProps, memo, useRef } from 'react';
import {
  BARE_INPUT,
  Field,
  type FieldTexts,
  INPUT_BOX,
  inputAttributes,
  WRAPPED_BOX,
} from './field.tsx';

interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'name' | 'id' | 'required' | 'onChange' | 'prefix'> {
  value: string;
  onChange: (value: string) => void;
  /** Fixed text inside the left edge, such as the beginning of a URL. */
  prefix?: string | undefined;
  /** ID of the error, if it is elsewhere in the form. */
  errorId?: string | undefined;
}

export const TextField = memo((props: TextFieldProps) => {
  const {
    name,
    id = name,
    label,
    lang,
    hint,
    error,
    required,
    prefix,
    errorId,
    onChange,
    className,
    type = 'text',
    ...rest
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const texts = { name, id, label, lang, hint, error, required };
  const describedBy = [prefix && `${id}-prefix`, errorId].filter((text) => text !== undefined);
  const attributes = {
    ...rest,
    type,
    ...inputAttributes(texts, ...describedBy),
    ...(errorId && { 'aria-invalid': true }),
    ref: input,
    name,
    onChange: (event: { target: HTMLInputElement }) => onChange(event.target.value),
  };
  if (prefix === undefined) {
    return (
      <Field {...texts} className={className}>
        <input {...attributes} className={INPUT_BOX} />
      </Field>
    );
  }
  return (
    <Field {...texts} className={className}>
      {/* The box is a larger target for the pointer; the keyboard focuses the input itself. */}
      <div
        className={`${WRAPPED_BOX} flex cursor-text items-center px-4`}
        onPointerUp={() => input.current?.focus()}
      >
        <span
          id={`${id}-prefix`}
          hidden={prefix === ''}
          className={`flex-none text-ink-600 select-none ${prefix.endsWith('/') ? 'me-px' : 'me-2'}`}
        >
          {prefix}
        </span>
        <input {...attributes} className={`${BARE_INPUT} self-stretch`} />
      </div>
    </Field>
  );
});
