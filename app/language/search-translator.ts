import type { Language } from '#contract/languages.ts';

/** Longest first: `फुल टाइम` before a word that is a part of it. */
const byLength = ([one]: [string, string], [other]: [string, string]) => other.length - one.length;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What people type in a second language, as English words: those that the pack names for it, and what it
 * says for lists of entries. Words that it does not know stay.
 */
export function searchTranslator({
  messages,
  searched,
}: Pick<Language, 'messages' | 'searched'>): (typed: string) => string {
  const said = Object.entries(messages).map(([english, own]): [string, string] => [own, english]);
  const words = [...said, ...Object.entries(searched)].sort(byLength);
  if (words.length === 0) return (typed) => typed;
  const english = new Map(words);
  const known = words.map(([own]) => escaped(own)).join('|');
  // Letters and their signs around it would make it another word.
  const whole = new RegExp(`(?<![\\p{L}\\p{M}])(?:${known})(?![\\p{L}\\p{M}])`, 'gu');
  return (typed) => typed.replace(whole, (own) => english.get(own) ?? own);
}
