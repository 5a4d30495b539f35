import { type SqlBool, sql } from 'kysely';
import type { ApplicantIndex, ApplicantMatches } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { correctedTokens, searchTokens } from '#domain/content/search-tokens.ts';
import type { ApplicantFilter } from './filter.ts';

export interface Matches extends ApplicantMatches {
  /** True if nothing matches the words as typed, and these match similar words. */
  isApproximate?: boolean;
}

const NOTHING = sql<SqlBool>`1 = 0`;
const NO_MATCHES: Matches = { total: 0, all: NOTHING, listed: NOTHING, newest: null };

export interface SearchableDb {
  db: Db;
  applicantIndex: ApplicantIndex;
}

/**
 * Matches of a filter's search text, counted up to `most`; null if the filter has no text. A text
 * without any token, such as `+++`, matches nothing.
 */
export async function findMatches(
  { db, applicantIndex }: SearchableDb,
  { text }: ApplicantFilter,
  most: number,
): Promise<Matches | null> {
  if (text === undefined) return null;
  const tokens = searchTokens(text);
  if (tokens.length === 0) return NO_MATCHES;
  const matches = await applicantIndex.find(db, tokens, most);
  if (matches.total > 0) return matches;
  const similarTokens = await correctedTokens(tokens, applicantIndex.vocabulary(db));
  return similarTokens
    ? { ...(await applicantIndex.find(db, similarTokens, most)), isApproximate: true }
    : matches;
}

/** True if the search text is the only filter. */
export function hasOnlySearchText({ text, stages, skills, ...others }: ApplicantFilter): boolean {
  return (
    text !== undefined &&
    [...stages, ...skills].length === 0 &&
    Object.values(others).every((value) => value === undefined)
  );
}
