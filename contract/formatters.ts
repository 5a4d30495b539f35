/** Formatters of dates, times and amounts by language; `Intl` for a language without an entry. */

import { ENGLISH_FORMATTERS, type Formatters } from './english-formatters.ts';
import { intlFormatters } from './intl-formatters.ts';
import { FIRST_LANGUAGE, type LanguageCode } from './languages.ts';
import { nepaliFormatters } from './nepali-formatters.ts';

type Translate = (english: string) => string;

const FORMATTERS: Readonly<Record<LanguageCode, (t: Translate) => Formatters>> = {
  [FIRST_LANGUAGE]: () => ENGLISH_FORMATTERS,
  ne: nepaliFormatters,
};

/**
 * @param tag BCP 47, see `languageTag`
 * @param t translates the names of months, weekdays, parts of the day and currencies
 */
export const formattersOf = (tag: string, t: Translate): Formatters =>
  FORMATTERS[tag]?.(t) ?? intlFormatters(tag);
