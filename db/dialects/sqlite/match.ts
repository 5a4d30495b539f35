/**
 * Builds FTS5 queries. Tokens consist of letters, marks and digits only, so they need no escaping
 * within quotes.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { QueryToken, Vocabulary } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';

type Spelling = QueryToken[number];

export const matchTerm = ({ text, isPrefix }: Spelling) => `"${text}"${isPrefix ? ' *' : ''}`;

export const matchOf = (words: readonly QueryToken[]): string =>
  words.map((word) => `(${word.map(matchTerm).join(' OR ')})`).join(' AND ');

export const oneOf = (column: string, texts: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`;

interface Indexed {
  index: RawBuilder<unknown>;
  /** Its `fts5vocab`. */
  terms: RawBuilder<unknown>;
  /** Additional condition, beginning with `and`. */
  within?: RawBuilder<unknown>;
}

export function vocabularyOf(db: Db, { index, terms, within = sql`` }: Indexed): Vocabulary {
  return {
    async has(word) {
      const { rows } = await sql`
        select 1 from ${index} where ${index} match ${matchOf([word])} ${within} limit 1
      `.execute(db);
      return rows.length > 0;
    },
    async existing(words, most) {
      const { rows } = await sql<{ term: string }>`
        select term from ${terms} where ${oneOf('term', words)}
        order by doc desc limit ${most}
      `.execute(db);
      return rows.map(({ term }) => term);
    },
  };
}
