/**
 * Builds `tsquery` texts. Tokens consist of letters, marks and digits only, so they need no
 * escaping within quotes.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { QueryToken, Vocabulary } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';

/** @param weights the weights to search in, such as `AB`; all if empty */
export const queryOf = (words: readonly QueryToken[], weights = ''): string =>
  words.map((word) => `(${word.map((each) => term(each, weights)).join(' | ')})`).join(' & ');

function term({ text, isPrefix }: QueryToken[number], weights: string): string {
  const marks = `${isPrefix ? '*' : ''}${weights}`;
  return marks === '' ? `'${text}'` : `'${text}':${marks}`;
}

/** Rows sampled for spelling suggestions; a frequent word occurs in at least one of them. */
const SAMPLE = 50;

export const oneOf = (column: string, texts: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${[...texts]}::text[])`;

interface Indexed {
  table: RawBuilder<unknown>;
  /** Column with the vector. */
  vector: RawBuilder<unknown>;
  /** Additional condition, beginning with `and`. */
  within?: RawBuilder<unknown>;
}

/** Samples rows, because PostgreSQL can list the tokens of an index only by reading all rows. */
export function vocabularyOf(db: Db, { table, vector, within = sql`` }: Indexed): Vocabulary {
  return {
    async has(word) {
      const { rows } = await sql`
        select 1 from ${table} where ${vector} @@ ${queryOf([word])}::tsquery ${within} limit 1
      `.execute(db);
      return rows.length > 0;
    },
    async existing(words, most) {
      const query = words.map((word) => `'${word}'`).join(' | ');
      const { rows } = await sql<{ term: string }>`
        select term from (
          select ${vector} as vector from ${table}
          where ${vector} @@ ${query}::tsquery ${within} limit ${SAMPLE}
        ) as sample, unnest(tsvector_to_array(sample.vector)) as term
        where ${oneOf('term', words)}
        group by term order by count(*) desc, term limit ${most}
      `.execute(db);
      return rows.map(({ term }) => term);
    },
  };
}
