/** A pack in its second language: the first one's, with all texts in the place of which it has others. */
import { FIRST_LANGUAGE, LANGUAGE_MODULE, type Language, type LanguageCode } from './languages.ts';

type Modules = Readonly<Record<string, unknown>>;

const WORDS = 'language/';

/** The name of the module with a language's translations: by file, each in the form of the file's copy. */
export const wordsModule = (code: LanguageCode) => WORDS + code;

/** What is no page's or block's copy: sentences of forms, labels of openings. */
export const MESSAGES_FILE = 'messages.yaml';

/** The English words for those that people search by. */
export const SEARCH_FILE = 'search.yaml';

/** The languages that a pack is translated to. */
export const languagesOf = (pack: Modules): LanguageCode[] =>
  Object.keys(pack)
    .filter((id) => id.startsWith(WORDS))
    .map((id) => id.slice(WORDS.length))
    .sort();

/** @returns the same pack for a language that it has no words for */
export function translatedPack(pack: Modules, code: LanguageCode): Modules {
  const second = languagesOf(pack);
  const codes = [FIRST_LANGUAGE, ...second] as const;
  const others = codes.filter((other) => other !== code);
  if (code === FIRST_LANGUAGE) {
    return {
      ...pack,
      [LANGUAGE_MODULE]: {
        code,
        others,
        translated: [],
        messages: {},
        searched: {},
      } satisfies Language,
    };
  }
  const words = (pack[wordsModule(code)] ?? {}) as Modules;
  const messages = (words[MESSAGES_FILE] ?? {}) as Language['messages'];
  const searched = (words[SEARCH_FILE] ?? {}) as Language['searched'];
  const translated = Object.entries(words).map(([file, texts]) => [
    file,
    merged(pack[file], texts),
  ]);
  return {
    ...pack,
    ...Object.fromEntries(translated),
    [LANGUAGE_MODULE]: {
      code,
      others,
      translated: Object.keys(words),
      messages,
      searched,
    } satisfies Language,
  };
}

/** What the second has in place of the first; lists position by position. */
export function merged(first: unknown, second: unknown): unknown {
  if (second === undefined || second === null) return first;
  if (Array.isArray(first) && Array.isArray(second)) {
    if (first.length !== second.length) return first;
    return first.map((item, index) => merged(item, second[index]));
  }
  if (typeof first !== 'object' || first === null || typeof second !== 'object') return second;
  const texts = second as Modules;
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => [key, merged(value, texts[key])]),
  );
}
