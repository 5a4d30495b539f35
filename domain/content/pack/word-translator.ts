/** Words of another language by which its site search finds English entries. */
import type { Language } from '#contract/languages.ts';
import { indexTokens, splitWords } from '#contract/search/index.ts';
import type { NewEntry } from '#domain/content/search/index.ts';

/** Longer messages are sentences of the interface, not words that visitors search for. */
const MAX_WORDS = 3;

/**
 * Adds to an entry the words of the language for its English words, so that a search in that
 * language finds it. They are the pack's messages and search words.
 */
export function wordTranslator({ code, messages, searched }: Language) {
  const pairs = [
    ...Object.entries(searched),
    ...Object.entries(messages).map(([english, translated]) => [translated, english] as const),
  ].flatMap(([translated, english]) => {
    const words = splitWords(english).map(({ word }) => word);
    return words.length > 0 && words.length <= MAX_WORDS ? [{ words, translated }] : [];
  });
  const wordsFor = (text: string) => {
    const tokens = new Set(indexTokens(text));
    return pairs
      .filter(({ words }) => words.every((word) => tokens.has(word)))
      .map(({ translated }) => translated)
      .join('\n');
  };
  return (english: NewEntry): NewEntry => ({
    ...english,
    lang: code,
    titleWords: wordsFor(english.title),
    words: [english.words, wordsFor([english.text, english.words].join('\n'))].join('\n'),
  });
}
