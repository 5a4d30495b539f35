import { refusalMessage } from '#app/forms/submission/refusal-message.ts';
import type { Locale } from '#app/language/locale.ts';
import { CONTACT_MESSAGES } from '#contract/contact-rules.ts';

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
