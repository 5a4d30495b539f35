import type { SearchedWord } from '#db/dialects/dialect.ts';
import { addressWords, plainWords } from './words.ts';

/** Further ones narrow nothing. */
const MOST_WORDS = 8;

/** Characters from which on a beginning is searched for: what begins with one letter is no answer. */
const SHORTEST_BEGINNING = 2;

/**
 * What a search asks for: every word, the last one maybe only begun, parts of numbers, addresses as a whole.
 * Empty where there is no word in it.
 */
export function searchedWords(text: string): SearchedWord[] {
  const parts = text.split(/\s+/);
  const words = parts.flatMap((part, index): SearchedWord[] => {
    const addresses = addressWords(part);
    if (addresses.length > 0) return addresses.map((word) => ({ word, isBeginning: true }));
    const plain = plainWords(part);
    return plain.map((word, at) => {
      const isLast = index === parts.length - 1 && at === plain.length - 1;
      const isNumber = /^\d{3,}$/.test(word);
      const isLong = [...word].length >= SHORTEST_BEGINNING;
      return { word, isBeginning: isNumber || (isLast && isLong) };
    });
  });
  const each = new Map(words.map((searched) => [searched.word, searched]));
  return [...each.values()].slice(0, MOST_WORDS);
}
