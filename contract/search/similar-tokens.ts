/**
 * Words with one letter wrong, missing or too many, or two letters swapped. The first letter is
 * rarely omitted or added by mistake, so `ridge` is not near `bridge`.
 */
import { splitWords } from './word-parts.ts';

/** Length of words to correct: shorter ones are near too many others. */
const LENGTH = { least: 5, most: 24 };

/** Letters that occur in folded words, by script. */
const ALPHABETS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[a-z]+$/, [...'abcdefghijklmnopqrstuvwxyz']],
  [/^[\u0900-\u097f]+$/, lettersOf(0x900, 0x97f)],
  [/^[\u0370-\u03ff]+$/, lettersOf(0x370, 0x3ff)],
  [/^[\u0400-\u045f]+$/, lettersOf(0x400, 0x45f)],
];

/**
 * @returns some hundred candidates, which need not be words; empty for a short word, or one that
 * does not consist of the letters of one script
 */
export function similarTokens(word: string): string[] {
  const letters = [...word];
  if (letters.length < LENGTH.least || letters.length > LENGTH.most) return [];
  const alphabet = ALPHABETS.find(([script]) => script.test(word))?.[1] ?? [];
  if (alphabet.length === 0) return [];
  const near = new Set(
    Array.from({ length: letters.length + 1 }, (_, at) => nearAt(letters, at, alphabet)).flat(),
  );
  near.delete(word);
  return [...near];
}

/** Variants with one mistake at this index or directly before it. */
function nearAt(letters: readonly string[], at: number, alphabet: readonly string[]): string[] {
  const start = letters.slice(0, at).join('');
  const [first = '', second = '', ...others] = letters.slice(at);
  const end = others.join('');
  const rest = second + end;
  const deleted = first && start ? [start + rest] : [];
  const swapped = second ? [start + second + first + end] : [];
  const inserted = start ? alphabet.map((letter) => start + letter + first + rest) : [];
  const replaced = first ? alphabet.map((letter) => start + letter + rest) : [];
  return [...deleted, ...swapped, ...inserted, ...replaced];
}

/** Letters that folding does not change. */
function lettersOf(from: number, to: number): string[] {
  const all = Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
  return all.filter((letter) => {
    // A vowel sign is only valid after a consonant.
    const carrier = /\p{M}/u.test(letter) ? 'क' : '';
    return splitWords(carrier + letter)[0]?.word === carrier + letter;
  });
}
