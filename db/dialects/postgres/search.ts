/** Search of articles by PostgreSQL's tsvector, without a language configuration. */
import { sql } from 'kysely';
import type { ArticleIndex, ArticleSearch, IndexedArticle } from '#db/dialects/dialect.ts';
import { queryOf, vocabularyOf } from './match.ts';

/** Weights of each ranking step, best first; D are the tags. */
const [IN_TITLE, IN_SUMMARY, ANYWHERE] = ['A', 'AB', 'ABC'] as const;

export const articleIndex: ArticleIndex = {
  async clear(transaction) {
    await sql`delete from article_tokens`.execute(transaction);
  },

  async add(transaction, articles) {
    const rows = articles.map(
      (article) => sql`(${article.position}, ${vectorOf(article)}::tsvector)`,
    );
    await sql`insert into article_tokens (position, vector) values ${sql.join(rows)}`.execute(
      transaction,
    );
  },

  // PostgreSQL's index needs no optimization.
  optimize: async () => undefined,

  async find(db, search) {
    const { first, last, limit, offset } = search;
    const matches = sql`
    from article_tokens
      where vector @@ ${taggedQuery(search, ANYWHERE)}::tsquery and position between ${first} and ${last}
    `;
    const { rows } = await sql<{ position: number; total: number }>`
      select position, count(*) over () as total ${matches}
      order by
        vector @@ ${taggedQuery(search, IN_TITLE)}::tsquery desc,
        vector @@ ${taggedQuery(search, IN_SUMMARY)}::tsquery desc,
        position desc
      limit ${limit} offset ${offset}
    `.execute(db);
    const positions = rows.map(({ position }) => position);
    if (rows[0]) return { positions, total: rows[0].total };
    // Beyond the last page there is no row that contains the total.
    const count = await sql<{ total: number }>`select count(*) as total ${matches}`.execute(db);
    return { positions, total: count.rows[0]?.total ?? 0 };
  },

  vocabulary: (db, { first, last }) =>
    vocabularyOf(db, {
      table: sql.raw('article_tokens'),
      vector: sql.raw('vector'),
      within: sql`and position between ${first} and ${last}`,
    }),
};

function taggedQuery({ tag, tokens }: ArticleSearch, weights: string): string {
  return [...(tag ? [`'${tag}':D`] : []), queryOf(tokens, weights)].join(' & ');
}

/** The vector as text. Positions do not matter, only weights, so each weight has one position. */
function vectorOf({ title, summary, body, tags }: IndexedArticle): string {
  const weights = new Map<string, string[]>();
  for (const [words, weight] of [
    [title, '1A'],
    [summary, '2B'],
    [body, '3C'],
    [tags, '4D'],
  ] as const) {
    for (const word of new Set(words)) weights.set(word, [...(weights.get(word) ?? []), weight]);
  }
  return [...weights].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}
