import type { TextFieldName } from './answers.ts';
import type { ApplyWords } from './apply-words.ts';
import type { Application } from './use-application.ts';

/** What every text field of the form has in common. */
export function textBinding(
  application: Application,
  fields: ApplyWords['fields'],
  name: TextFieldName,
) {
  return {
    name,
    ...fields[name],
    error: application.errors[name],
    value: application.answers[name],
    onChange: application.set[name],
  };
}
