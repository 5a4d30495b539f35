/** The languages of a pack: English, and any others that it has a folder of translations for. */

/** The language in which a pack is written. */
export const FIRST_LANGUAGE = 'en';

/** A language of BCP 47 without script or region, such as `ne`: the first part of its URLs, and its folder in the pack. */
export type LanguageCode = string;

function isLanguageCode(text: string): boolean {
  const names = new Intl.DisplayNames([FIRST_LANGUAGE], { type: 'language', fallback: 'none' });
  return /^[a-z]{2,3}$/.test(text) && names.of(text) !== undefined;
}

/** Whether a pack's folder of that name holds translations. */
export const isTranslationFolder = (folder: string) =>
  folder !== FIRST_LANGUAGE && isLanguageCode(folder);

/** In the language itself: `नेपाली` for `ne`. */
export const languageName = (code: LanguageCode) =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** The name under which a pack's modules have the `Language` that they are in. */
export const LANGUAGE_MODULE = 'language';

/** The id of the element that brings a page's messages to its scripts. */
export const MESSAGES_ID = 'messages';

export interface Language {
  code: LanguageCode;
  /** The pack's other languages. */
  others: readonly LanguageCode[];
  /** Names of the pack's files that are translated, all or in part. */
  translated: readonly string[];
  /** Texts of forms and lists that are no copy of a page, by their English form. */
  messages: Readonly<Record<string, string>>;
  /** What people search for in it, and the English words that entries have for that. */
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
export function inFirstLanguage(path: string, codes: readonly LanguageCode[]): string {
  return path.slice(languagePrefix(languageOfPath(path, codes)).length) || '/';
}

/** `/ne` for `/ne/events`; empty for the first language. */
export function languagePrefix(code: LanguageCode): string {
  return code === FIRST_LANGUAGE ? '' : `/${code}`;
}

/** Words in Devanagari within texts in English: they are to say that they are in another language. */

/** BCP 47 tag of what such words are taken for. */
export const NATIVE_LANGUAGE = 'ne';

/** Tags of the languages that are written in it here: Nepali, Newar, Sanskrit. */
export const NATIVE_LANGUAGES = ['ne', 'new', 'sa'];

/** Words with the spaces between them; to be used with `replace` and `split` alone. */
export const NATIVE_WORDS =
  /([\u0900-\u097f](?:[\u0900-\u097f\u200c\u200d]|[ \u00a0]+(?=[\u0900-\u097f]))*)/g;
