/** Search for applicants by SQLite's FTS5. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApplicantIndex, SearchedWord } from '#db/dialects/dialect.ts';

/** So many are looked up one by one faster than the list is walked along. */
const MANY = 4000;

/** Several pages of a list, whatever else narrows it a little. */
const NEWEST = 1000;

export const applicantIndex: ApplicantIndex = {
  async find(db, words, most) {
    const match = matchOf(words);
    const counted = await sql<{ total: number }>`
      select count(*) as total
      from (select 1 from applicant_index where applicant_index match ${match} limit ${Math.max(most, MANY + 1)})
    `.execute(db);
    const total = counted.rows[0]?.total ?? 0;
    const places = sql`select rowid from applicant_index where applicant_index match ${match}`;
    if (total <= MANY) return { total: Math.min(total, most), all: isAt(places), newest: null };
    return {
      total: Math.min(total, most),
      // All places are collected once; each application that is looked at is looked up among them.
      all: sql<SqlBool>`exists (
        select 1 from applicant_words as w where w.application_id = a.id and w.place in (${places})
      )`,
      newest: isAt(sql`${places} order by rowid desc limit ${NEWEST}`),
    };
  },
};

/** The other way round: applications are looked up by their places. */
const isAt = (places: RawBuilder<unknown>) =>
  sql<SqlBool>`a.id in (select application_id from applicant_words where place in (${places}))`;

function matchOf(words: readonly SearchedWord[]): string {
  return words.map(({ word, isBeginning }) => `"${word}"${isBeginning ? ' *' : ''}`).join(' AND ');
}
