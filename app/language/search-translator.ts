import type { Language } from '#contract/languages.ts';
import { partsOf } from '#contract/search/index.ts';

/** However the words are spelled. */
const keyOf = (text: string) =>
  partsOf(text)
    .map(({ word }) => word)
    .join(' ');

/**
 * What people type in a second language, as English words: those that the pack names for it, and what it
 * says for lists of entries, in any usual spelling. Words that it does not know stay.
 */
export function searchTranslator({
  messages,
  searched,
}: Pick<Language, 'messages' | 'searched'>): (typed: string) => string {
  const said = Object.entries(messages).map(([english, own]): [string, string] => [own, english]);
  const english = new Map<string, string>();
  for (const [own, word] of [...Object.entries(searched), ...said]) {
    const key = keyOf(own);
    if (key !== '' && !english.has(key)) english.set(key, word);
  }
  if (english.size === 0) return (typed) => typed;
  const longest = Math.max(...[...english.keys()].map((key) => key.split(' ').length));
  const translate = (words: readonly string[]) => english.get(keyOf(words.join(' ')));
  return (typed) => {
    const words = typed.split(/\s+/);
    const said: string[] = [];
    for (let at = 0; at < words.length; ) {
      // Longest first: `फुल टाइम` before a word that is a part of it.
      let count = Math.min(longest, words.length - at);
      while (count > 1 && translate(words.slice(at, at + count)) === undefined) count--;
      const some = words.slice(at, at + count);
      said.push(translate(some) ?? some.join(' '));
      at += count;
    }
    return said.join(' ');
  };
}
