/** The language of a page and, in the browser, of the document. */
import { intlNumbers } from '#contract/intl-spelling.ts';
import { FIRST_LANGUAGE, type LanguageCode, MESSAGES_ID } from '#contract/languages.ts';
import { nepaliNumbers } from '#contract/nepali-numbers.ts';
import { sayer } from '#contract/sayer.ts';
import { ENGLISH_NUMBERS, type NumberSpelling } from '#contract/spelling.ts';

/** How a page's language writes times, numbers, messages and links. */
export interface Locale {
  code: LanguageCode;
  format: NumberSpelling;
  /** Translates an English message of the code or the API. */
  t(message: string): string;
  /** @param path of a page that exists in every language */
  href(path: string): string;
}

let translate: Locale['t'] | undefined;

/** Reads the messages in the document, which are parsed on the first call. */
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

/** English without a document, as in the service worker. */
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
