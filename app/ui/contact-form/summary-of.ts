import { fill, plural } from '#app/ui/text/fill.ts';
import words from '#content/words.yaml';
import { CONTACT_FIELDS } from '#contract/contact-rules.ts';
import type { FieldCopy } from './contact-fields.tsx';
import type { ContactErrors } from './contact-state.ts';

/** What the summary at the top of the form says, in the order of the fields. */
export function summaryOf(errors: ContactErrors, labels: FieldCopy) {
  const list = [...CONTACT_FIELDS, 'captcha' as const].flatMap((name) => {
    const message = errors[name];
    const { label } = name === 'captcha' ? words.captcha : labels[name];
    return message ? [{ name, label, message }] : [];
  });
  const count = list.length;
  return { title: fill(plural(count, words.summary), { count }), errors: list };
}
