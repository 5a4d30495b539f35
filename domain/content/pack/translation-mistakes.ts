/** Compares a translation with its English file: the same structure, and only texts. */
import { isPlural, isPluralForm, type PluralForms } from '#contract/fill.ts';
import { COMMA_IN_BRACES } from './yaml-lines.ts';

export type FieldPath = (string | number)[];

export interface Mistake {
  path: FieldPath;
  message: string;
  /** True if pages show the English text instead. */
  fallsBack?: boolean;
}

/** Texts that do not correspond to the English file. */
export function mistakesIn(
  english: unknown,
  translation: unknown,
  isTranslatable: (path: FieldPath) => boolean,
  path: FieldPath = [],
): Mistake[] {
  if (translation === null || translation === undefined) return [];
  if (typeof translation === 'string') {
    const message =
      textMistake(english, translation) ??
      (isTranslatable(path) ? undefined : 'is the same in every language, so leave it out');
    return message === undefined ? [] : [{ path, message }];
  }
  if (typeof translation !== 'object') return [{ path, message: 'must be text' }];
  if (!isLike(english, translation)) {
    return [{ path, message: 'has a different structure in the English file' }];
  }
  if (Array.isArray(translation) && translation.length !== Object.keys(english).length) {
    // Only advice, because an editor who adds an English item may not know the other language.
    const message = 'is shown in English until it has as many items as the English list';
    return [{ path, message, fallsBack: true }];
  }
  return Object.entries(translation).flatMap(([key, value]) => {
    const valuePath = [...path, Array.isArray(translation) ? Number(key) : key];
    if (isPlural(english)) return formMistakes(english, [key, value], valuePath);
    return key in english
      ? mistakesIn(english[key], value, isTranslatable, valuePath)
      : [
          {
            path: valuePath,
            message: `is not a field of the English file${value === null ? COMMA_IN_BRACES : ''}`,
          },
        ];
  });
}

/** @param form a form of a text with plural forms, of which the language may need others than English */
function formMistakes(
  english: PluralForms,
  [key, value]: [string, unknown],
  path: FieldPath,
): Mistake[] {
  if (value === null) return [];
  if (!isPluralForm(key)) return [{ path, message: 'is not a plural form' }];
  if (typeof value !== 'string') return [{ path, message: 'must be text' }];
  const allowed = placeholders([english.one, english.many].join());
  const unknown = placeholders(value).find((name) => !allowed.includes(name));
  const lacking = key === 'many' ? textMistake(english.many, value) : undefined;
  const message = unknown ? `has ${unknown}, which the English text does not have` : lacking;
  return message === undefined ? [] : [{ path, message }];
}

/** A translated text needs an English text with the same placeholders. */
function textMistake(english: unknown, translation: string): string | undefined {
  if (typeof english !== 'string') return 'is not text in the English file';
  const [missing] = placeholders(english).filter(
    (name) => !placeholders(translation).includes(name),
  );
  if (missing) return `lacks ${missing}`;
  const [unknown] = placeholders(translation).filter(
    (name) => !placeholders(english).includes(name),
  );
  return unknown && `has ${unknown}, which the English text does not have`;
}

/** True if both are lists, or both are objects. */
const isLike = (english: unknown, translation: object): english is Record<string, unknown> =>
  typeof english === 'object' &&
  english !== null &&
  Array.isArray(translation) === Array.isArray(english);

const placeholders = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
