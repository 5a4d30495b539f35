/** How a page's language writes dates, numbers, messages and links. */
import type { Language } from '#contract/languages.ts';
import type { Spelling } from '#contract/spelling.ts';

export interface Locale {
  code: Language['code'];
  /** Writes days, hours and sums. In browsers days are in English: the server writes nearly all of them. */
  format: Spelling;
  /** Translates a message that the code or the API has in English. */
  t(message: string): string;
  /** @param path of a page that exists in every language */
  href(path: string): string;
}
