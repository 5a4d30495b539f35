/**
 * Words with one letter wrong, missing, too many, or two in the wrong order. The first letter is seldom left out
 * or typed for nothing, so `ridge` is not near `bridge`.
 */
import { partsOf } from './parts.ts';

/** Letters of a word that may be mistaken: a shorter one is near too many others. */
const LENGTH = { least: 5, most: 24 };

/** Of each script the letters that folded words have. */
const ALPHABETS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[a-z]+$/, [...'abcdefghijklmnopqrstuvwxyz']],
  [/^[\u0900-\u097f]+$/, lettersOf(0x900, 0x97f)],
  [/^[\u0370-\u03ff]+$/, lettersOf(0x370, 0x3ff)],
  [/^[\u0400-\u045f]+$/, lettersOf(0x400, 0x45f)],
];

/** @returns some hundred, none of them known to be a word; empty for what is no word of letters, or short */
export function nearWords(word: string): string[] {
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

/** With one mistake before the letter at this position, or in it. */
function nearAt(letters: readonly string[], at: number, alphabet: readonly string[]): string[] {
  const before = letters.slice(0, at).join('');
  const [first = '', second = '', ...others] = letters.slice(at);
  const afterNext = others.join('');
  const after = second + afterNext;
  const missing = first && before ? [before + after] : [];
  const swapped = second ? [before + second + first + afterNext] : [];
  const tooMany = before ? alphabet.map((letter) => before + letter + first + after) : [];
  const wrong = first ? alphabet.map((letter) => before + letter + after) : [];
  return [...missing, ...swapped, ...tooMany, ...wrong];
}

/** Those that folding leaves as they are. */
function lettersOf(from: number, to: number): string[] {
  const all = Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
  return all.filter((letter) => {
    // A sign of a vowel stands behind a consonant.
    const carrier = /\p{M}/u.test(letter) ? 'क' : '';
    return partsOf(carrier + letter)[0]?.word === carrier + letter;
  });
}
