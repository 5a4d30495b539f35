import { TextArea, TextField } from '#console/ui/text-field.tsx';
import { NEW_PACK_LIMITS } from '#contract/console/new-pack-limits.ts';
import { ChoicesField } from './choices-field.tsx';
import { ColorField } from './color-field.tsx';
import type { QuestionFieldProps } from './question-field-props.ts';

/** The control of a question whose answer is a text. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, error, onChange } = props;
  const { control, label, hint, isRequired, name } = question;
  if (control === 'choices') return <ChoicesField {...props} />;
  if (control === 'color') return <ColorField {...props} />;
  const field = {
    ...{ label, hint, error, name, value, isOptional: !isRequired },
    maxLength: NEW_PACK_LIMITS.answer,
    // The browser would propose the data of the person, not of the company.
    autoComplete: 'off',
  };
  if (control === 'lines') {
    return (
      <TextArea {...field} rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
    );
  }
  const type = control === 'file' ? 'text' : control;
  return (
    <TextField {...field} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
