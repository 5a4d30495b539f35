/** Translates texts of the code and of entries (locations, skills) into a second language. */
import { digitsInScriptOf } from './digits.ts';
import type { LanguageCode } from './languages.ts';

/** Placeholder of a number in a message: `Use at most {number} characters`. */
const NUMBER = '{number}';

/**
 * @param messages translations by English text. `Wait {number} days [few]` translates
 * `Wait {number} days` for the numbers of that plural form, by its category of CLDR
 * @param code the language of the translations
 * @returns a function that translates a text, or each part of a line joined by ` · `; parts without
 * a translation stay unchanged
 */
export function translator(
  messages: Readonly<Record<string, string>>,
  code: LanguageCode,
): (text: string) => string {
  const translations = new Map(Object.entries(messages));
  if (translations.size === 0) return (text) => text;

  let rules: Intl.PluralRules | undefined;
  const formOf = (number: string) => {
    rules ??= new Intl.PluralRules(code);
    return rules.select(Number(number.replaceAll(',', '')));
  };

  /** Within a line the first letter may be lower case: `Full time, senior`. */
  const exact = (text: string) =>
    translations.get(text) ?? translations.get(text.charAt(0).toUpperCase() + text.slice(1));

  function translateCount(text: string): string | undefined {
    const [number] = text.match(/\d[\d,]*/) ?? [];
    if (number === undefined) return undefined;
    const template = text.replace(number, NUMBER);
    const message = exact(`${template} [${formOf(number)}]`) ?? exact(template);
    return message?.replace(NUMBER, digitsInScriptOf(message, number));
  }

  /** Translates a list only if every item has a translation, so that no sentence is mixed. */
  function translateList(text: string): string {
    const parts = text.split(', ').map(exact);
    return parts.includes(undefined) ? text : parts.join(', ');
  }

  const translatePart = (text: string) =>
    exact(text) ?? translateCount(text) ?? translateList(text);
  return (text) => exact(text) ?? text.split(' · ').map(translatePart).join(' · ');
}
