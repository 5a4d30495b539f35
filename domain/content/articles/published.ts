/** Positions of published articles in the lists by kind and tag. */
import type { ArticleKind } from '#contract/articles.ts';
import type { EntrySlug, ListRange } from '#contract/entry-kinds.ts';
import type { Db } from '#db/schema.ts';
import { entrySlug } from '#domain/content/entry-slugs.ts';
import { storedArticleKind } from '#domain/content/stored-kinds.ts';

/** Ids ascend with the time of publication, so all articles up to this id are published. */
export async function newestArticle(db: Db, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('articles')
    .select('id')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export interface List {
  kind: ArticleKind;
  /** Empty for all. */
  tag: string;
}

export function positionsOf(db: Db, { kind, tag }: List) {
  return db
    .selectFrom('article_positions')
    .where('article_positions.kind', '=', storedArticleKind(kind))
    .where('article_positions.tag', '=', tag);
}

/**
 * The position of the newest published article, which is the number of published ones minus one.
 */
export async function lastPosition(db: Db, { newest, ...list }: List & { newest: number }) {
  const last = await positionsOf(db, list)
    .select('position')
    .where('article_id', '<=', newest)
    .orderBy('article_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.position;
}

/** The number of published articles of a kind. */
export async function countArticles(db: Db, kind: ArticleKind, now = Date.now()): Promise<number> {
  const newest = await newestArticle(db, now);
  if (newest === undefined) return 0;
  const last = await lastPosition(db, { kind, tag: '', newest });
  return last === undefined ? 0 : last + 1;
}

/** Articles of a kind from the oldest on, so that a new one does not shift those already listed. */
export async function articleSlugs(
  db: Db,
  kind: ArticleKind,
  { first, count }: ListRange,
  now = Date.now(),
): Promise<EntrySlug[]> {
  const rows = await positionsOf(db, { kind, tag: '' })
    .innerJoin('articles', 'articles.id', 'article_positions.article_id')
    .select(['articles.slug', 'articles.published_at', 'articles.changed_at'])
    .where('position', '>=', first)
    .where('position', '<', first + count)
    .where('articles.published_at', '<=', now)
    .orderBy('position')
    .execute();
  return rows.map(entrySlug);
}
