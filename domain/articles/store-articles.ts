import type { ArticleIndex, IndexedArticle } from '#db/dialects/dialect.ts';
import type { ArticlesTable, Db } from '#db/schema.ts';
import { headingsOf, plainTextOf } from '#domain/rich-text/index.ts';
import { scopeWord, tagKey, wordsOf } from './words-of.ts';

/** An article that has no number yet. */
export type NewArticle = Omit<ArticlesTable, 'id'>;

/** Rows of one statement: engines bind some thousand values at most. */
const AT_ONCE = 400;

/** Numbers by day of publication, then by name, so that the same pack has the same numbers. */
export function numbered(articles: readonly NewArticle[]): ArticlesTable[] {
  return articles
    .toSorted(
      (a, b) =>
        a.published_at - b.published_at || compare(a.kind, b.kind) || compare(b.slug, a.slug),
    )
    .map((article, index) => ({ id: index + 1, ...article }));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Replaces all articles, with their places in the lists and their words in the index. */
export async function storeArticles(
  transaction: Db,
  index: ArticleIndex,
  articles: readonly ArticlesTable[],
): Promise<void> {
  await transaction.deleteFrom('article_places').execute();
  await transaction.deleteFrom('articles').execute();
  for (const rows of inParts(articles)) {
    await transaction.insertInto('articles').values(rows).execute();
  }
  for (const rows of inParts(placesOf(articles))) {
    await transaction.insertInto('article_places').values(rows).execute();
  }
  await index.fill(transaction, articles.map(indexed));
}

function* inParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += AT_ONCE) yield rows.slice(at, at + AT_ONCE);
}

function placesOf(articles: readonly ArticlesTable[]) {
  const lengths = new Map<string, number>();
  return articles.flatMap(({ id, kind, tags }) =>
    ['', ...keysOf(tags)].map((tag) => {
      const list = scopeWord(kind, tag);
      const position = lengths.get(list) ?? 0;
      lengths.set(list, position + 1);
      return { kind, tag, position, article_id: id };
    }),
  );
}

function keysOf(tags: string): string[] {
  return [...new Set((JSON.parse(tags) as string[]).map(tagKey).filter(Boolean))];
}

function indexed(article: ArticlesTable): IndexedArticle {
  const { id, kind, title, tags, meta_description, body } = article;
  const names = JSON.parse(tags) as string[];
  return {
    id,
    scope: [scopeWord(kind), ...keysOf(tags).map((tag) => scopeWord(kind, tag))],
    title: wordsOf(title),
    summary: wordsOf([meta_description, ...names, ...headingsOf(body)].join(' ')),
    body: wordsOf(plainTextOf(body)),
  };
}
