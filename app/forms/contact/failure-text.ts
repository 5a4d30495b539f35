/** Any page may report a failed message, so this module must not import the form. */
import { refusalMessage } from '#app/forms/refusal-message.ts';
import type { Locale } from '#app/language/locale.ts';
import { CONTACT_MESSAGES } from '#contract/contact-rules.ts';

/** Used in URLs: a failed message and a post without scripts scroll to the form. */
export const CONTACT_FORM_ID = 'contact-form';

/**
 * Says that a message was not sent, and why or when to try again.
 * @param fallback used if `error` has no such reason; in the page's language
 */
export function failureText({ t }: Locale, error: unknown, fallback = ''): string {
  const reason = refusalMessage(error);
  const advice = reason === null ? fallback : t(reason);
  const failed = t(CONTACT_MESSAGES.failed);
  return advice ? `${failed}. ${advice}` : failed;
}
