import type { Language } from '#contract/languages.ts';
import { splitWords } from '#contract/search/index.ts';

/** The same key for all spellings that search treats as equal. */
const keyOf = (text: string) =>
  splitWords(text)
    .map(({ word }) => word)
    .join(' ');

/**
 * Translates a query in a second language into English, by the pack's search words and its messages
 * for lists of entries, in any usual spelling. Unknown words stay as they are.
 */
export function searchTranslator({
  messages,
  searched,
}: Pick<Language, 'messages' | 'searched'>): (query: string) => string {
  const fromMessages = Object.entries(messages).map(([english, translated]): [string, string] => [
    translated,
    english,
  ]);
  const englishByKey = new Map<string, string>();
  for (const [translated, english] of [...Object.entries(searched), ...fromMessages]) {
    const key = keyOf(translated);
    if (key !== '' && !englishByKey.has(key)) englishByKey.set(key, english);
  }
  if (englishByKey.size === 0) return (query) => query;
  const longest = Math.max(...[...englishByKey.keys()].map((key) => key.split(' ').length));
  const translate = (words: readonly string[]) => englishByKey.get(keyOf(words.join(' ')));
  return (query) => {
    const words = query.split(/\s+/);
    const english: string[] = [];
    for (let at = 0; at < words.length; ) {
      // The longest phrase wins, so `फुल टाइम` is found before `टाइम`.
      let count = Math.min(longest, words.length - at);
      while (count > 1 && translate(words.slice(at, at + count)) === undefined) count--;
      const phrase = words.slice(at, at + count);
      english.push(translate(phrase) ?? phrase.join(' '));
      at += count;
    }
    return english.join(' ');
  };
}
