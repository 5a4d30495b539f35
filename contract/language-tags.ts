/** BCP 47 tags, with the region of a country that writes the language by its own rules. */
import { FIRST_LANGUAGE, type LanguageCode } from './languages.ts';

/**
 * The `lang` of documents, and the language of their dates and times. In English, `english` of
 * `site.yaml` says it. In another language, it has the brand's country if that is not the one that
 * `Intl` assumes: `pt-PT`, but `nb` in Norway.
 */
export function languageTag(
  code: LanguageCode,
  { english, country }: { english?: string | undefined; country: string },
): string {
  if (code === FIRST_LANGUAGE) return english ?? code;
  const tag = `${code}-${country}`;
  const assumed = new Intl.Locale(code).maximize().region;
  return country !== assumed && hasRules(tag) ? tag : code;
}

/** False for a region for which `Intl` would write as in the language's main country. */
const hasRules = (tag: string) => new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag;

/**
 * The tag for `Intl`. Numbers are in ASCII digits in every language but Nepali, because scripts write
 * them into texts without knowing the language of these.
 */
export const intlTag = (tag: string) => (tag === FIRST_LANGUAGE ? 'en-US' : `${tag}-u-nu-latn`);

/** `en-GB`, but not a region for which `Intl` has no rules: it would write American English. */
export const isEnglishTag = (tag: string): boolean =>
  /^en-([A-Z]{2}|001|150)$/.test(tag) && hasRules(tag);
