/** A text taken apart into the words that are searched, on every engine alike. */
import { foldDevanagari } from './fold-devanagari.ts';
import { foldLetters } from './fold-letters.ts';

/** Longer ones are no words. */
const LONGEST = 60;

/**
 * A word with the symbols that make it another one: `.NET`, `C#`, `C++`. A dot stands in front of letters with
 * nothing before it, symbols behind letters with no letter after them.
 */
const PART =
  /((?<![\p{L}\p{N}\p{M}.])\.(?=\p{L}))?([\p{L}\p{N}\p{M}]+)(#(?!\p{L})|\+{1,2}(?![\p{L}+]))?/gu;

/** What stands between a part and the next. */
export type Link =
  /** One word to some: `Node.js`. */
  | 'dot'
  /** The same with a hyphen, an underscore or an ampersand. */
  | 'hyphen'
  /** A slash: two words in one. */
  | 'slash'
  | 'space'
  | 'apart';

export interface Part {
  word: string;
  /** Without its symbols; the same as `word` where it has none. */
  base: string;
  hasDot: boolean;
  /** To the one before it. */
  link: Link;
}

/** The words of a text in their order. */
export function partsOf(text: string): Part[] {
  const folded = foldLetters(text);
  const parts: Part[] = [];
  let end = 0;
  for (const match of folded.matchAll(PART)) {
    const [whole, dot = '', letters = '', symbols = ''] = match;
    const link = parts.length > 0 ? linkOf(folded.slice(end, match.index)) : 'apart';
    end = match.index + whole.length;
    const base = cut(foldDevanagari(letters));
    if (base === '') continue;
    const named = /\p{L}/u.test(base) ? base + nameOf(symbols) : base;
    parts.push({ word: dot ? `dot${named}` : named, base, hasDot: dot !== '', link });
  }
  return parts;
}

const nameOf = (symbols: string) => (symbols === '#' ? 'sharp' : 'plus'.repeat(symbols.length));

function linkOf(between: string): Link {
  if (between === '.') return 'dot';
  if (/^[-_&]$/.test(between)) return 'hyphen';
  if (between === '/') return 'slash';
  return /^[ \t]+$/.test(between) ? 'space' : 'apart';
}

/** @returns no half of a character that takes two units */
export const cut = (word: string) => word.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '');

export const lengthOf = (word: string) => [...word].length;
