import copy from '#content/pages/drop-your-info.yaml';
import type { TextFieldName } from './answers.ts';
import type { Application } from './use-application.ts';

/** What every text field of the form has in common. */
export function textBinding(application: Application, name: TextFieldName) {
  return {
    name,
    ...copy.fields[name],
    error: application.errors[name],
    value: application.answers[name],
    onChange: application.set[name],
  };
}
