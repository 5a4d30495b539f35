/** The languages of a pack: English, and each language with a folder of translations. */

/** The language in which a pack is written. */
export const FIRST_LANGUAGE = 'en';

/**
 * BCP 47 tag without script or region, such as `ne`: the prefix of its URLs, and its folder in the
 * pack.
 */
export type LanguageCode = string;

function isLanguageCode(text: string): boolean {
  const names = new Intl.DisplayNames([FIRST_LANGUAGE], { type: 'language', fallback: 'none' });
  return /^[a-z]{2,3}$/.test(text) && names.of(text) !== undefined;
}

export const isTranslationFolder = (folder: string) =>
  folder !== FIRST_LANGUAGE && isLanguageCode(folder);

/** The name in the language itself: `norsk bokmål` for `nb`. */
export const languageName = (code: LanguageCode) =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** The name in English: `Norwegian Bokmål` for `nb`. */
export const englishLanguageName = (code: LanguageCode) =>
  new Intl.DisplayNames([FIRST_LANGUAGE], { type: 'language' }).of(code) ?? code;

/** The direction in which the language is written. Not every browser can tell it. */
export function directionOf(code: LanguageCode): 'ltr' | 'rtl' {
  return new Intl.Locale(code).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
}

/** Key of the `Language` among a pack's modules. */
export const LANGUAGE_MODULE = 'language';

/** Id of the element that passes translated messages to a page's scripts. */
export const MESSAGES_ID = 'messages';

export interface Language {
  code: LanguageCode;
  /** The pack's other languages. */
  others: readonly LanguageCode[];
  /** The pages that exist in each of the pack's languages but the first, by the name of their copy. */
  pages: Readonly<Record<LanguageCode, readonly string[]>>;
  /** Names of the pack's files that are translated, fully or partly. */
  translated: readonly string[];
  /**
   * Translations of texts outside the pack's copy (forms, lists), by their English text. A text with
   * `{number}` may have others for plural forms: see `translator.ts`.
   */
  messages: Readonly<Record<string, string>>;
  /** Search terms in this language, each with the English words to search for. */
  searched: Readonly<Record<string, string>>;
}

/**
 * The language of the page at a path of this site: `ne` for `/ne/events`.
 * @param codes the pack's languages
 */
export function languageOfPath(path: string, codes: readonly LanguageCode[]): LanguageCode {
  const [, first] = path.split('/', 2);
  return codes.find((code) => code === first) ?? FIRST_LANGUAGE;
}

/** The path of the same page in the first language. */
export function pathInFirstLanguage(path: string, codes: readonly LanguageCode[]): string {
  return path.slice(languagePrefix(languageOfPath(path, codes)).length) || '/';
}

/** `/ne` for `/ne/events`; empty for the first language. */
export function languagePrefix(code: LanguageCode): string {
  return code === FIRST_LANGUAGE ? '' : `/${code}`;
}
