/** Search by PostgreSQL's text search vectors; no configuration of a language takes part. */
import { sql } from 'kysely';
import type { ArticleIndex, ArticleSearch, IndexedArticle } from '#db/dialects/dialect.ts';

/** The weights that each step of the ranking looks at, the best first; D is the scope. */
const [IN_TITLE, IN_SUMMARY, ANYWHERE] = ['A', 'AB', 'ABC'] as const;

/** Rows of one statement. */
const AT_ONCE = 500;

export const articleIndex: ArticleIndex = {
  async fill(transaction, articles) {
    await sql`delete from article_words`.execute(transaction);
    for (let at = 0; at < articles.length; at += AT_ONCE) {
      const rows = articles
        .slice(at, at + AT_ONCE)
        .map((article) => sql`(${article.id}, ${vectorOf(article)}::tsvector)`);
      await sql`insert into article_words (article_id, words) values ${sql.join(rows)}`.execute(
        transaction,
      );
    }
  },

  async find(db, search) {
    const { newest, limit, offset } = search;
    const query = queryOf(search, ANYWHERE);
    const { rows } = await sql<{ id: number; total: number }>`
      select article_id as id, count(*) over () as total
      from article_words
      where words @@ ${query}::tsquery and article_id <= ${newest}
      order by
        words @@ ${queryOf(search, IN_TITLE)}::tsquery desc,
        words @@ ${queryOf(search, IN_SUMMARY)}::tsquery desc,
        article_id desc
      limit ${limit} offset ${offset}
    `.execute(db);
    if (rows.length > 0) {
      return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
    }
    const counted = await sql<{ total: number }>`
      select count(*) as total from article_words
      where words @@ ${query}::tsquery and article_id <= ${newest}
    `.execute(db);
    return { ids: [], total: counted.rows[0]?.total ?? 0 };
  },
};

/** Words have nothing but letters, marks and digits in them, so that quotes hold them. */
function queryOf({ scope, words }: ArticleSearch, weights: string): string {
  return [`'${scope}':D`, ...words.map((word) => `'${word}':*${weights}`)].join(' & ');
}

/** The vector as text. Where a word stands does not matter, only its weights do: one place each. */
function vectorOf({ title, summary, body, scope }: IndexedArticle): string {
  const places = new Map<string, string[]>();
  for (const [words, place] of [
    [title, '1A'],
    [summary, '2B'],
    [body, '3C'],
    [scope, '4D'],
  ] as const) {
    for (const word of new Set(words)) places.set(word, [...(places.get(word) ?? []), place]);
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}
