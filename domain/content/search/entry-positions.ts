/**
 * Positions of entries in the search index: the language, the rank and the kind in one number, so
 * that a search needs no row to count its matches by kind.
 */
import type { LanguageCode } from '#contract/languages.ts';
import { SEARCH_KINDS, type SearchKind } from '#contract/site-search.ts';
import type { PositionRange } from '#db/dialects/dialect.ts';

/** More kinds than there will be. */
const KINDS = 32;
/** More positions than a language will have. */
const POSITIONS = 100_000_000_000;

/** A number for each code of two or three letters. */
const languageNumber = (code: LanguageCode) =>
  [...code].reduce((number, letter) => number * 27 + letter.charCodeAt(0) - 96, 0);

/** @param rank from 0 for the last among equally good matches */
export function positionOf(lang: LanguageCode, kind: SearchKind, rank: number): number {
  return languageNumber(lang) * POSITIONS + rank * KINDS + SEARCH_KINDS.indexOf(kind);
}

export const kindAt = (position: number): SearchKind =>
  SEARCH_KINDS[(position % POSITIONS) % KINDS] ?? 'page';

export function positionsIn(lang: LanguageCode): PositionRange {
  const first = languageNumber(lang) * POSITIONS;
  return { first, last: first + POSITIONS - 1 };
}

/** The token that entries of a kind can be filtered by. */
export const kindToken = (kind: SearchKind) => `_${kind.replaceAll('-', '_')}`;
