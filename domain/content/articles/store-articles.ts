import type { ArticleKind } from '#contract/articles.ts';
import { indexTokens } from '#contract/search/index.ts';
import type { ArticleIndex, IndexedArticle } from '#db/dialects/dialect.ts';
import type { ArticlesTable, Db } from '#db/schema.ts';
import { headingsOf, plainTextOf, sanitizedMark } from '#domain/content/rich-text.ts';
import { articleKindOf, storedArticleKind } from '#domain/content/stored-kinds.ts';
import {
  createPositioner,
  indexNumberOf,
  type ListPosition,
  tagKeys,
  tagToken,
} from './list-positions.ts';

/** An article without an id, whose body is sanitized. */
export type NewArticle = Omit<ArticlesTable, 'id' | 'body_mark' | 'changed_at'> &
  Partial<Pick<ArticlesTable, 'changed_at'>>;

/** Articles in one statement. Engines bind only some thousand values in a statement. */
const BATCH_SIZE = 200;

/**
 * Assigns ids by time of publication, kind and slug, so that the same pack gives the same ids. The rows
 * have their kinds as they are stored.
 */
export function withIds(articles: readonly NewArticle[]): ArticlesTable[] {
  return articles
    .map((article) => ({ ...article, kind: storedArticleKind(article.kind as ArticleKind) }))
    .sort(
      (a, b) =>
        a.published_at - b.published_at || compare(a.kind, b.kind) || compare(b.slug, a.slug),
    )
    .map((article, index) => ({
      changed_at: null,
      id: index + 1,
      ...article,
      body_mark: sanitizedMark(article.body),
    }));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Replaces all articles, their positions in the lists and their tokens in the search index. */
export async function storeArticles(
  transaction: Db,
  index: ArticleIndex,
  articles: readonly ArticlesTable[],
): Promise<void> {
  await transaction.deleteFrom('article_positions').execute();
  await transaction.deleteFrom('articles').execute();
  await index.clear(transaction);
  const positionsOf = createPositioner();
  for (let start = 0; start < articles.length; start += BATCH_SIZE) {
    const batch = articles.slice(start, start + BATCH_SIZE);
    const positions = batch.map(positionsOf);
    await transaction.insertInto('articles').values(batch).execute();
    for (const articlePositions of positions) {
      await transaction.insertInto('article_positions').values(articlePositions).execute();
    }
    await index.add(
      transaction,
      batch.map((article, n) => toIndexed(article, positions[n]?.[0])),
    );
  }
  await index.optimize(transaction);
}

function toIndexed(article: ArticlesTable, listPosition: ListPosition | undefined): IndexedArticle {
  if (!listPosition) throw new Error(`${article.slug} has no position in the list of its kind`);
  const { title, tags, meta_description, body } = article;
  const tagNames = JSON.parse(tags) as string[];
  return {
    position: indexNumberOf(articleKindOf(listPosition.kind), listPosition.position),
    title: indexTokens(title),
    summary: indexTokens([meta_description, ...tagNames, ...headingsOf(body)].join('\n')),
    body: indexTokens(plainTextOf(body)),
    tags: tagKeys(article).map(tagToken),
  };
}
