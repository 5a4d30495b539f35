import { type SqlBool, sql } from 'kysely';
import type { ApplicantIndex, ApplicantMatches } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { searchedWords } from '#domain/search-words/index.ts';
import type { ApplicantFilter } from './filter.ts';

const NOTHING = sql<SqlBool>`1 = 0`;
const NONE: ApplicantMatches = { total: 0, all: NOTHING, listed: NOTHING, newest: null };

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
): Promise<ApplicantMatches | null> {
  if (words === undefined) return null;
  const searched = searchedWords(words);
  return searched.length === 0 ? NONE : applicantIndex.find(db, searched, most);
}

/** Whether words are all that the filter has. */
export function hasWordsAlone({ words, stages, skills, ...others }: ApplicantFilter): boolean {
  return (
    words !== undefined &&
    [...stages, ...skills].length === 0 &&
    Object.values(others).every((value) => value === undefined)
  );
}
