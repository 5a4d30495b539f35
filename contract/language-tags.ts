/** BCP 47 tags, with a region for the English of a country. */
import { FIRST_LANGUAGE, type LanguageCode } from './languages.ts';

/**
 * The `lang` of documents, and the language of their dates and times: `en-GB` if `site.yaml` says so,
 * else the code.
 */
export const languageTag = (code: LanguageCode, { english }: { english?: string | undefined }) =>
  code === FIRST_LANGUAGE ? (english ?? code) : code;

/**
 * The tag for `Intl`. Numbers are in ASCII digits in every language but Nepali, because scripts write
 * them into texts without knowing the language of these.
 */
export const intlTag = (tag: string) => (tag === FIRST_LANGUAGE ? 'en-US' : `${tag}-u-nu-latn`);

/** `en-GB`, but not a region for which `Intl` has no rules: it would write American English. */
export const isEnglishTag = (tag: string): boolean =>
  /^en-([A-Z]{2}|001|150)$/.test(tag) &&
  new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag;
