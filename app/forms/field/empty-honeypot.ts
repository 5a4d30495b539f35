import { HONEYPOT_FIELD } from '#contract/text-rules.ts';

/**
 * Empties the honeypot, so that a second try works for people whose browser filled it in. A bot that fills in
 * every field does so again.
 * @returns whether there was something in it
 */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLInputElement>(`input[name=${HONEYPOT_FIELD}]`);
  if (!field?.value) return false;
  field.value = '';
  return true;
}
