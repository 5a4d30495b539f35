/** Site search by PostgreSQL's tsvector and GIN. */
import { sql } from 'kysely';
import type { EntryIndex, IndexedEntry } from '#db/dialects/dialect.ts';
import { queryOf, vocabularyOf } from './match.ts';

/**
 * A load fills a new table, so that its rows are in the order of insertion, its indexes are built at
 * once, and searches wait only while it takes the place of the old one.
 */
const NEXT = sql.raw('search_entries_next');

/** Names of its indexes, and their definitions, after `search_entries_`. */
const INDEXES = [
  ['pkey', sql`create unique index search_entries_next_pkey on ${NEXT} (position)`],
  ['by_path', sql`create index search_entries_next_by_path on ${NEXT} (path)`],
  [
    'by_title_token',
    sql`create index search_entries_next_by_title_token on ${NEXT} using gin (title_tokens)`,
  ],
  [
    'by_text_token',
    sql`create index search_entries_next_by_text_token on ${NEXT} using gin (text_tokens)`,
  ],
] as const;

export const entryIndex: EntryIndex = {
  async clear(transaction) {
    await sql`create table ${NEXT} (like search_entries)`.execute(transaction);
  },

  async add(transaction, entries) {
    const rows = entries.map(
      ({ position, path, title, text, visibleFrom, visibleUntil, ...entry }) => {
        const [inTitle, anywhere] = vectorsOf(entry);
        return sql`(${position}, ${path}, ${title}, ${visibleFrom}, ${visibleUntil}, ${text},
          array_to_tsvector(${inTitle}::text[]), array_to_tsvector(${anywhere}::text[]))`;
      },
    );
    await sql`
      insert into ${NEXT}
        (position, path, title, visible_from, visible_until, text, title_tokens, text_tokens)
      values ${sql.join(rows)}
    `.execute(transaction);
  },

  async optimize(transaction) {
    for (const [, create] of INDEXES) await create.execute(transaction);
    await sql`analyze ${NEXT}`.execute(transaction);
    await sql`drop table search_entries`.execute(transaction);
    await sql`alter table ${NEXT} rename to search_entries`.execute(transaction);
    for (const [name] of INDEXES) {
      const [former, current] = ['search_entries_next_', 'search_entries_'].map((start) =>
        sql.raw(start + name),
      );
      await sql`alter index ${former} rename to ${current}`.execute(transaction);
    }
    await sql`
      alter table search_entries
      add constraint search_entries_pkey primary key using index search_entries_pkey
    `.execute(transaction);
  },

  /**
   * The rows are stored in their order, so the first matches in the table are those that rank
   * highest, and a frequent word needs no sort of all its matches. Functions of the database search,
   * because they can keep the planner from reading the table: it does not know what a vector costs.
   */
  async find(db, search) {
    const { tokens, filters, first, last, now, limit } = search;
    const query = queryOf([...filters.map((text) => [{ text, isPrefix: false }]), ...tokens]);
    const { rows } = await sql<{ in_title: string; anywhere: string }>`
      select * from search_matches(${query}::tsquery, ${first}, ${last}, ${now}, ${limit})
    `.execute(db);
    const { in_title = '', anywhere = '' } = rows[0] ?? {};
    return { inTitle: descending(in_title), anywhere: descending(anywhere) };
  },

  vocabulary: (db, { first, last }) => ({
    ...vocabularyOf(db, {
      table: sql.raw('search_entries'),
      vector: sql.raw('text_tokens'),
      within: sql`and position between ${first} and ${last}`,
    }),
    async existing(words, limit) {
      const query = queryOf([words.map((text) => ({ text, isPrefix: false }))]);
      const { rows } = await sql<{ word: string }>`
        select word from search_existing(
          ${query}::tsquery, ${[...words]}::text[], ${first}, ${last}, ${limit}
        ) as word
      `.execute(db);
      return rows.map(({ word }) => word);
    },
  }),
};

const descending = (positions: string) =>
  positions === ''
    ? []
    : positions
        .split(' ')
        .map(Number)
        .sort((a, b) => b - a);

function vectorsOf({
  titleTokens,
  textTokens,
  filters,
}: Pick<IndexedEntry, 'titleTokens' | 'textTokens' | 'filters'>): [string[], string[]] {
  const inTitle = [...new Set([...filters, ...titleTokens])];
  return [inTitle, [...new Set([...inTitle, ...textTokens])]];
}
