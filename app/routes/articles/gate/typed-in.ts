import { textOf } from '#app/ui/text/text-in.ts';
import { LEAD_FIELDS, type Lead } from '#contract/lead-rules.ts';
import type { Typed } from './gate-state.ts';

/** Name of the box that is ticked for the newsletter. */
export const NEWSLETTER_FIELD = 'newsletter';

/** What a form holds, posted or before its scripts ran. */
export function typedIn(form: FormData): Typed {
  const values = Object.fromEntries(LEAD_FIELDS.map((name) => [name, textOf(form, name)])) as Lead;
  return { values, newsletter: form.has(NEWSLETTER_FIELD) };
}
