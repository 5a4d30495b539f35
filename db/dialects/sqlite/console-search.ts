/** Search of applicants, messages and leads by SQLite's FTS5. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApplicantIndex, InboxIndex } from '#db/dialects/dialect.ts';
import { matchOf, vocabularyOf } from './match.ts';

/** Up to this many matches, looking each up is faster than walking along the list. */
const MANY = 4000;

/** Newest matches to consider: several pages, so that other filters usually leave a full page. */
const MAX_NEWEST = 1000;

export const applicantIndex: ApplicantIndex = {
  async find(db, words, most) {
    const match = matchOf(words);
    const counts = await sql<{ total: number }>`
      select count(*) as total
      from (select 1 from applicant_index where applicant_index match ${match} limit ${Math.max(most, MANY + 1)})
    `.execute(db);
    const total = counts.rows[0]?.total ?? 0;
    const positions = sql`select rowid from applicant_index where applicant_index match ${match}`;
    const count = { total: Math.min(total, most) };
    if (total <= MANY)
      return { ...count, all: isAt(positions), listed: isAt(positions), newest: null };
    // The positions are collected once. The plus disables the index, which would scan them for each
    // application.
    const all = sql<SqlBool>`exists (
      select 1 from applicant_tokens as w where w.application_id = a.id and +w.position in (${positions})
    )`;
    const newest = isAt(sql`${positions} order by rowid desc limit ${MAX_NEWEST}`);
    return { ...count, all, listed: all, newest };
  },
  vocabulary: (db) =>
    vocabularyOf(db, { index: sql.raw('applicant_index'), terms: sql.raw('applicant_terms') }),
};

export const inboxIndex: InboxIndex = {
  async find(db, words) {
    const match = matchOf(words);
    const counts = await sql<{ total: number }>`
      select count(*) as total
      from (select 1 from inbox_index where inbox_index match ${match} limit ${MANY + 1})
    `.execute(db);
    const positions = sql`select rowid from inbox_index where inbox_index match ${match}`;
    if ((counts.rows[0]?.total ?? 0) <= MANY) {
      return sql`inbox_states.subject_id in (select subject_id from inbox_tokens where position in (${positions}))`;
    }
    // The positions are collected once, and each row is looked up among them. The plus disables the
    // index, which would scan all of them for each row.
    return sql`exists (
      select 1 from inbox_tokens as w
      where w.subject_id = inbox_states.subject_id and +w.position in (${positions})
    )`;
  },
  vocabulary: (db) =>
    vocabularyOf(db, { index: sql.raw('inbox_index'), terms: sql.raw('inbox_terms') }),
};

/** For few matches: looks up applications by their positions. */
const isAt = (positions: RawBuilder<unknown>) =>
  sql<SqlBool>`a.id in (select application_id from applicant_tokens where position in (${positions}))`;
