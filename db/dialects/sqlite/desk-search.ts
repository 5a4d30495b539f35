/** Search for applicants, and for messages and leads, by SQLite's FTS5. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApplicantIndex, EnquiryIndex } from '#db/dialects/dialect.ts';
import { matchOf, vocabularyOf } from './match.ts';

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
    const found = { total: Math.min(total, most) };
    if (total <= MANY) return { ...found, all: isAt(places), listed: isAt(places), newest: null };
    // All places are collected once; the sign keeps it from walking along them for each application.
    const all = sql<SqlBool>`exists (
      select 1 from applicant_words as w where w.application_id = a.id and +w.place in (${places})
    )`;
    const newest = isAt(sql`${places} order by rowid desc limit ${NEWEST}`);
    return { ...found, all, listed: all, newest };
  },
  vocabulary: (db) =>
    vocabularyOf(db, { index: sql.raw('applicant_index'), terms: sql.raw('applicant_terms') }),
};

export const enquiryIndex: EnquiryIndex = {
  async find(db, words) {
    const match = matchOf(words);
    const counted = await sql<{ total: number }>`
      select count(*) as total
      from (select 1 from enquiry_index where enquiry_index match ${match} limit ${MANY + 1})
    `.execute(db);
    const places = sql`select rowid from enquiry_index where enquiry_index match ${match}`;
    if ((counted.rows[0]?.total ?? 0) <= MANY) {
      return sql`inbox_states.subject_id in (select subject_id from enquiry_words where place in (${places}))`;
    }
    // All places are collected once, and each row that is looked at is looked up among them: without the plus
    // they would all be gone through for each row.
    return sql`exists (
      select 1 from enquiry_words as w
      where w.subject_id = inbox_states.subject_id and +w.place in (${places})
    )`;
  },
  vocabulary: (db) =>
    vocabularyOf(db, { index: sql.raw('enquiry_index'), terms: sql.raw('enquiry_terms') }),
};

/** The other way round: applications are looked up by their places. */
const isAt = (places: RawBuilder<unknown>) =>
  sql<SqlBool>`a.id in (select application_id from applicant_words where place in (${places}))`;
