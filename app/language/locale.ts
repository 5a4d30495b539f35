/** The language of a page and, in the browser, of the document. */

import { ENGLISH_NUMBER_FORMATTERS, type NumberFormatters } from '#contract/english-formatters.ts';
import { intlNumberFormatters } from '#contract/intl-formatters.ts';
import { FIRST_LANGUAGE, type LanguageCode, MESSAGES_ID } from '#contract/languages.ts';
import { nepaliNumberFormatters } from '#contract/nepali-number-formatters.ts';
import { translator } from '#contract/translator.ts';

/** How a page's language writes times, numbers, messages and links. */
export interface Locale {
  code: LanguageCode;
  /** The `lang` of the document, see `languageTag`. */
  tag: string;
  format: NumberFormatters;
  /** Translates an English message of the code or the API. */
  t(message: string): string;
  /** @param path of a page that exists in every language */
  href(path: string): string;
}

let translate: Locale['t'] | undefined;

/** Reads the messages in the document, which are parsed on the first call. */
function t(message: string): string {
  const messages = document.getElementById(MESSAGES_ID)?.textContent ?? '{}';
  translate ??= translator(JSON.parse(messages), document.documentElement.lang);
  return translate(message);
}

const english: Locale = {
  code: FIRST_LANGUAGE,
  tag: FIRST_LANGUAGE,
  format: ENGLISH_NUMBER_FORMATTERS,
  t: (message) => message,
  href: (path) => path,
};

/** English without a document, as in the service worker. */
export function browserLocale(): Locale {
  const lang = typeof document === 'undefined' ? FIRST_LANGUAGE : document.documentElement.lang;
  if (lang === FIRST_LANGUAGE) return english;
  if (lang.startsWith(`${FIRST_LANGUAGE}-`))
    return { ...english, tag: lang, format: intlNumberFormatters(lang) };
  const [code = lang] = lang.split('-');
  return {
    code,
    tag: lang,
    format:
      code === 'ne'
        ? { ...ENGLISH_NUMBER_FORMATTERS, ...nepaliNumberFormatters(t) }
        : intlNumberFormatters(lang),
    t,
    href: (path) => `/${code}${path}`,
  };
}
