/** The language of a page: what it writes, and the one of the document for its scripts. */
import { intlNumbers } from '#contract/intl-spelling.ts';
import { FIRST_LANGUAGE, type LanguageCode, MESSAGES_ID } from '#contract/languages.ts';
import { nepaliNumbers } from '#contract/nepali-numbers.ts';
import { sayer } from '#contract/sayer.ts';
import { ENGLISH_NUMBERS, type NumberSpelling } from '#contract/spelling.ts';

/** How a page's language writes hours, numbers, messages and links. */
export interface Locale {
  code: LanguageCode;
  format: NumberSpelling;
  /** Translates a message that the code or the API has in English. */
  t(message: string): string;
  /** @param path of a page that exists in every language */
  href(path: string): string;
}

let translate: Locale['t'] | undefined;

/** The page brings its messages, which are parsed when the first one is shown. */
function t(message: string): string {
  translate ??= sayer(JSON.parse(document.getElementById(MESSAGES_ID)?.textContent ?? '{}'));
  return translate(message);
}

const english: Locale = {
  code: FIRST_LANGUAGE,
  format: ENGLISH_NUMBERS,
  t: (message) => message,
  href: (path) => path,
};

/** English where there is no document, as in the service worker. */
export function browserLocale(): Locale {
  const lang = typeof document === 'undefined' ? FIRST_LANGUAGE : document.documentElement.lang;
  if (lang === FIRST_LANGUAGE) return english;
  return {
    code: lang,
    format: lang === 'ne' ? { ...ENGLISH_NUMBERS, ...nepaliNumbers(t) } : intlNumbers(lang),
    t,
    href: (path) => `/${lang}${path}`,
  };
}
