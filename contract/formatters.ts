/** Formatters of dates, times and amounts by language; `Intl` for a language without an entry. */
import { intlSpelling } from './intl-spelling.ts';
import { FIRST_LANGUAGE, type LanguageCode } from './languages.ts';
import { nepaliSpelling } from './nepali-spelling.ts';
import { ENGLISH, type Spelling } from './spelling.ts';

type Translate = (english: string) => string;

const FORMATTERS: Readonly<Record<LanguageCode, (t: Translate) => Spelling>> = {
  [FIRST_LANGUAGE]: () => ENGLISH,
  ne: nepaliSpelling,
};

/** @param t translates the names of months, weekdays, parts of the day and currencies */
export const formatterOf = (code: LanguageCode, t: Translate): Spelling =>
  FORMATTERS[code]?.(t) ?? intlSpelling(code);
