/**
 * Search of applicants, messages and leads by PostgreSQL's tsvector, without a language
 * configuration.
 */
import { type SqlBool, sql } from 'kysely';
import type { ApplicantIndex, InboxIndex } from '#db/dialects/dialect.ts';
import { oneOf, queryOf, vocabularyOf } from './match.ts';

/** Up to this many matches are passed on as ids, because the planner misestimates rare words. */
const FEW = 2000;

export const applicantIndex: ApplicantIndex = {
  async find(db, words, most) {
    const query = sql`${queryOf(words)}::tsquery`;
    const matches = sql`from applicant_tokens where vector @@ ${query}`;
    const { rows } = await sql<{ application_id: string }>`
      select application_id ${matches} limit ${FEW + 1}
    `.execute(db);
    if (rows.length <= FEW) {
      const ids = rows.map((row) => row.application_id);
      const all = oneOf('a.id', ids);
      return { total: Math.min(ids.length, most), all, listed: all, newest: null };
    }
    const count = await sql<{ total: number }>`
      select count(*) as total from (select 1 ${matches} limit ${most}) as found
    `.execute(db);
    return {
      total: count.rows[0]?.total ?? 0,
      // `is true` makes the planner hash the subquery instead of joining, which would first remove
      // duplicates.
      all: sql<SqlBool>`(a.id in (select * from applicants_with(${query}))) is true`,
      // Checks row by row along the list, which soon fills a page.
      listed: sql<SqlBool>`(
        select w.vector @@ ${query} from applicant_tokens as w where w.application_id = a.id
      )`,
      newest: null,
    };
  },
  vocabulary: (db) =>
    vocabularyOf(db, { table: sql.raw('applicant_tokens'), vector: sql.raw('vector') }),
};

export const inboxIndex: InboxIndex = {
  async find(db, words) {
    const matches = sql`select subject_id from inbox_tokens where vector @@ ${queryOf(words)}::tsquery`;
    const { rows } = await sql<{ subject_id: string }>`${matches} limit ${FEW + 1}`.execute(db);
    if (rows.length > FEW) return sql`inbox_states.subject_id in (${matches})`;
    return oneOf(
      'inbox_states.subject_id',
      rows.map((row) => row.subject_id),
    );
  },
  vocabulary: (db) =>
    vocabularyOf(db, { table: sql.raw('inbox_tokens'), vector: sql.raw('vector') }),
};
