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
    const places = sql`select rowid from applicant_index where applicant_index match ${match}`;
    const count = { total: Math.min(total, most) };
    if (total <= MANY) return { ...count, all: isAt(places), listed: isAt(places), newest: null };
    // The places are collected once. The plus disables the index, which would scan them for each
    // application.
    const all = sql<SqlBool>`exists (
      select 1 from applicant_words as w where w.application_id = a.id and +w.place in (${places})
    )`;
    const newest = isAt(sql`${places} order by rowid desc limit ${MAX_NEWEST}`);
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
      from (select 1 from enquiry_index where enquiry_index match ${match} limit ${MANY + 1})
    `.execute(db);
    const places = sql`select rowid from enquiry_index where enquiry_index match ${match}`;
    if ((counts.rows[0]?.total ?? 0) <= MANY) {
      return sql`inbox_states.subject_id in (select subject_id from enquiry_words where place in (${places}))`;
    }
    // The places are collected once, and each row is looked up among them. The plus disables the
    // index, which would scan all of them for each row.
    return sql`exists (
      select 1 from enquiry_words as w
      where w.subject_id = inbox_states.subject_id and +w.place in (${places})
    )`;
  },
  vocabulary: (db) =>
    vocabularyOf(db, { index: sql.raw('enquiry_index'), terms: sql.raw('enquiry_terms') }),
};

/** For few matches: looks up applications by their places. */
const isAt = (places: RawBuilder<unknown>) =>
  sql<SqlBool>`a.id in (select application_id from applicant_words where place in (${places}))`;
