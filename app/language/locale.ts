/** How a page's language writes hours, numbers, messages and links. */
import type { LanguageCode } from '#contract/languages.ts';
import type { NumberSpelling } from '#contract/spelling.ts';

export interface Locale {
  code: LanguageCode;
  format: NumberSpelling;
  /** Translates a message that the code or the API has in English. */
  t(message: string): string;
  /** @param path of a page that exists in every language */
  href(path: string): string;
}
