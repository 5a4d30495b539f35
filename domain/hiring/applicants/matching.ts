import { type SqlBool, sql } from 'kysely';
import type { ApplicantIndex, ApplicantMatches } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { searchedWords, similarWords } from '#domain/content/search-words.ts';
import type { ApplicantFilter } from './filter.ts';

export interface Matches extends ApplicantMatches {
  /** Nothing has the words as they were typed: these have words like them. */
  areSimilar?: boolean;
}

const NOTHING = sql<SqlBool>`1 = 0`;
const NONE: Matches = { total: 0, all: NOTHING, listed: NOTHING, newest: null };

/** Where applications are, and what finds them by their words. */
export interface SearchedDb {
  db: Db;
  applicantIndex: ApplicantIndex;
}

/**
 * What the words of a filter find, counted up to `most`; null where it has none. What has no word in it,
 * such as `+++`, finds nothing.
 */
export async function matchesOf(
  { db, applicantIndex }: SearchedDb,
  { words }: ApplicantFilter,
  most: number,
): Promise<Matches | null> {
  if (words === undefined) return null;
  const searched = searchedWords(words);
  if (searched.length === 0) return NONE;
  const found = await applicantIndex.find(db, searched, most);
  if (found.total > 0) return found;
  const similar = await similarWords(searched, applicantIndex.vocabulary(db));
  return similar ? { ...(await applicantIndex.find(db, similar, most)), areSimilar: true } : found;
}

/** Whether words are all that the filter has. */
export function hasWordsAlone({ words, stages, skills, ...others }: ApplicantFilter): boolean {
  return (
    words !== undefined &&
    [...stages, ...skills].length === 0 &&
    Object.values(others).every((value) => value === undefined)
  );
}
