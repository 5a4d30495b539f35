import { fill, plural } from '#app/ui/text/fill.ts';
import copy from '#content/pages/drop-your-info.yaml';
import words from '#content/words.yaml';
import { FIELD_ORDER, type FieldErrors } from './field-errors.ts';

/** What the summary at the top of the form says, in the order of the fields. */
export function summaryOf(errors: FieldErrors) {
  const list = FIELD_ORDER.flatMap((name) => {
    const message = errors[name];
    const label = name === 'captcha' ? words.captcha.label : copy.fields[name].label;
    return message ? [{ name, label, message }] : [];
  });
  const count = list.length;
  return { title: fill(plural(count, words.summary), { count }), errors: list };
}
