/** How a message that failed is reported; any page may do it, so this brings nothing of the form along. */
import { refusalMessage } from '#app/forms/refusal-message.ts';
import type { Locale } from '#app/language/locale.ts';
import { CONTACT_MESSAGES } from '#contract/contact-rules.ts';

/** Part of URLs: a message that failed, and a post without scripts, return to the form. */
export const CONTACT_FORM_ID = 'contact-form';

/**
 * That a message was not sent, and why, or when to try again.
 * @param otherwise said where the answer told neither; in the page's language
 */
export function failureText({ t }: Locale, error: unknown, otherwise = ''): string {
  const reason = refusalMessage(error);
  const rest = reason === null ? otherwise : t(reason);
  const failed = t(CONTACT_MESSAGES.failed);
  return rest ? `${failed}. ${rest}` : failed;
}
