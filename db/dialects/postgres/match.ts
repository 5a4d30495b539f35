/** What is asked of text search vectors. Words have nothing but letters, marks and digits in them, so quotes hold them. */
import { type RawBuilder, sql } from 'kysely';
import type { SearchedWord, Vocabulary } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';

/** @param weights of the places to look at; all without */
export const queryOf = (words: readonly SearchedWord[], weights = ''): string =>
  words.map((word) => `(${word.map((each) => spelled(each, weights)).join(' | ')})`).join(' & ');

function spelled({ word, isBeginning }: SearchedWord[number], weights: string): string {
  const marks = `${isBeginning ? '*' : ''}${weights}`;
  return marks === '' ? `'${word}'` : `'${word}':${marks}`;
}

/** Rows that are looked at for words that are not known: what is frequent is in one of them. */
const SAMPLE = 50;

interface Indexed {
  table: RawBuilder<unknown>;
  /** Its column with the vector. */
  vector: RawBuilder<unknown>;
  /** Of the rows to look at. */
  within?: RawBuilder<unknown>;
}

/** PostgreSQL lists the words of an index only by reading all of its rows. */
export function vocabularyOf(db: Db, { table, vector, within = sql`` }: Indexed): Vocabulary {
  return {
    async has(word) {
      const { rows } = await sql`
        select 1 from ${table} where ${vector} @@ ${queryOf([word])}::tsquery ${within} limit 1
      `.execute(db);
      return rows.length > 0;
    },
    async among(words, most) {
      const query = words.map((word) => `'${word}'`).join(' | ');
      const { rows } = await sql<{ term: string }>`
        select term from (
          select ${vector} as vector from ${table}
          where ${vector} @@ ${query}::tsquery ${within} limit ${SAMPLE}
        ) as sample, unnest(tsvector_to_array(sample.vector)) as term
        where term = any(${[...words]}::text[])
        group by term order by count(*) desc, term limit ${most}
      `.execute(db);
      return rows.map(({ term }) => term);
    },
  };
}
