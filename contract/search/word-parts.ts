/** Splits a text into words for search, in the same way for every database engine. */
import { foldDevanagari } from './fold-devanagari.ts';
import { foldLetters } from './fold-letters.ts';

/** Maximum characters of a word. */
const MAX_LENGTH = 60;

/**
 * A word with symbols that distinguish it: `.NET`, `C#`, `C++`. A dot counts before letters if no
 * word precedes it; symbols count after letters if no letter follows.
 */
const PART =
  /((?<![\p{L}\p{N}\p{M}.])\.(?=\p{L}))?([\p{L}\p{N}\p{M}]+)(#(?!\p{L})|\+{1,2}(?![\p{L}+]))?/gu;

/** The separator between a part and the previous one. */
export type Separator =
  /** Some people write the two as one word: `Node.js`. */
  | 'dot'
  /** A hyphen, an underscore or an ampersand; as with a dot. */
  | 'hyphen'
  /** Two words without a space. */
  | 'slash'
  | 'space'
  | 'apart';

export interface WordPart {
  word: string;
  /** Without its symbols; the same as `word` where it has none. */
  base: string;
  hasDot: boolean;
  /** Separator from the previous part. */
  link: Separator;
}

/** The words of a text, in order. */
export function splitWords(text: string): WordPart[] {
  const folded = foldLetters(text);
  const parts: WordPart[] = [];
  let end = 0;
  for (const match of folded.matchAll(PART)) {
    const [whole, dot = '', letters = '', symbols = ''] = match;
    const link = parts.length > 0 ? linkOf(folded.slice(end, match.index)) : 'apart';
    end = match.index + whole.length;
    const base = truncate(foldDevanagari(letters));
    if (base === '') continue;
    const word = /\p{L}/u.test(base) ? base + nameOf(symbols) : base;
    parts.push({ word: dot ? `dot${word}` : word, base, hasDot: dot !== '', link });
  }
  return parts;
}

const nameOf = (symbols: string) => (symbols === '#' ? 'sharp' : 'plus'.repeat(symbols.length));

function linkOf(between: string): Separator {
  if (between === '.') return 'dot';
  if (/^[-_&]$/.test(between)) return 'hyphen';
  if (between === '/') return 'slash';
  return /^[ \t]+$/.test(between) ? 'space' : 'apart';
}

/** Cuts to `MAX_LENGTH` without leaving half of a surrogate pair. */
export const truncate = (word: string) => word.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');

export const lengthOf = (word: string) => [...word].length;
