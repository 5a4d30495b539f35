import { askedWords } from '#contract/search/index.ts';
import type { SearchedWord } from '#db/dialects/dialect.ts';
import { addressWords, dialled } from './words.ts';

/** Further ones narrow nothing. */
const MOST_WORDS = 8;

/**
 * What a search of the desk asks for: every word, the last one maybe only begun, parts of numbers, addresses as
 * a whole. Empty where there is no word in it.
 */
export function searchedWords(text: string): SearchedWord[] {
  const plain: string[] = [];
  const words: SearchedWord[] = [];
  for (const part of text.split(/\s+/)) {
    const addresses = addressWords(part);
    if (addresses.length === 0) plain.push(part);
    else words.push(...addresses.map((word) => [{ word, isBeginning: true }]));
  }
  for (const asked of askedWords(plain.join(' '), { begun: 'last' })) {
    words.push(
      asked.map(({ word, isBeginning }) => ({
        word: dialled(word),
        isBeginning: isBeginning || /^\d{3,}$/.test(word),
      })),
    );
  }
  return words.slice(0, MOST_WORDS);
}
