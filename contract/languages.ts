/** The languages of the site: English, and a second one for what the pack has words for. */

/** The site's own language, in which a pack is written. */
export const FIRST_LANGUAGE = 'en';

/** What can be a second one: the first part of its URLs, and the folder of its words in the pack. */
export const SECOND_LANGUAGES = ['ne'] as const;
export type SecondLanguage = (typeof SECOND_LANGUAGES)[number];

/** What each language is called by those who read it; every page says the other one's. */
export const LANGUAGE_NAMES: Readonly<Record<Language['code'], string>> = {
  en: 'English',
  ne: 'नेपाली',
};

/** What the site's code is told of the language that its pack is in, under this name of its own. */
export const LANGUAGE_MODULE = 'language';

/** Of the element that brings a page's messages to its scripts. */
export const MESSAGES_ID = 'messages';

export interface Language {
  /** BCP 47. */
  code: typeof FIRST_LANGUAGE | SecondLanguage;
  /** Others that the pack has words for. */
  others: readonly Language['code'][];
  /** Names of the pack's files that are translated, all or in part. */
  translated: readonly string[];
  /** What forms and lists say that is no copy of a page: by the English text. */
  messages: Readonly<Record<string, string>>;
  /** What people search for in it, and the English words that entries have for that. */
  searched: Readonly<Record<string, string>>;
}

/** The language of the page at a path of this site: `ne` for `/ne/events`. */
export function languageOfPath(path: string): Language['code'] {
  const [, first] = path.split('/', 2);
  return SECOND_LANGUAGES.find((code) => code === first) ?? FIRST_LANGUAGE;
}

/** The path of the same page in the site's own language. */
export function inFirstLanguage(path: string): string {
  return path.slice(languagePrefix(languageOfPath(path)).length) || '/';
}

/** `/ne` for `/ne/events`; empty for the site's own language. */
export function languagePrefix(code: Language['code']): string {
  return code === FIRST_LANGUAGE ? '' : `/${code}`;
}
