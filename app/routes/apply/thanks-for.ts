/** The page that follows an application: what was applied for, by which number, and what happens now. */
import { thanksUrl } from '#app/forms/submission/thanks-url.ts';
import { fill } from '#app/ui/text/fill.ts';
import type { Thanks } from '#contract/copy-parts.ts';

export interface ThanksWords {
  thanks: Thanks;
  /** With `{reference}`. */
  reference: string;
}

/**
 * @param reference empty where another host of the API gives none
 * @param path of the page in another language than this one's
 */
export function thanksFor(
  name: string,
  reference: string,
  words: ThanksWords,
  path?: string,
): string {
  const number = reference && fill(words.reference, { reference });
  const submissionMessage = `${number} ${words.thanks.submissionMessage}`.trim();
  return thanksUrl(name, { ...words.thanks, submissionMessage }, path);
}
