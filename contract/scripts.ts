/** The scripts of languages. */
import type { LanguageCode } from './languages.ts';

/** ISO 15924 code of the script in which a language is usually written. */
export const scriptOf = (language: LanguageCode): string | undefined =>
  new Intl.Locale(language).maximize().script;

/** Scripts whose letters change their shape beside others, or carry marks above and below (ISO 15924). */
export const JOINED_SCRIPTS: readonly string[] = [
  ...['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Laoo', 'Mlym', 'Mong', 'Mymr'],
  ...['Nkoo', 'Orya', 'Sinh', 'Syrc', 'Taml', 'Telu', 'Thaa', 'Thai', 'Tibt'],
];

export const isJoined = (language: LanguageCode): boolean =>
  JOINED_SCRIPTS.includes(scriptOf(language) ?? '');
