import type { ArticleKind } from '#contract/articles.ts';
import type { EntrySlug, ListRange } from '#contract/entry-kinds.ts';
import type { Db } from '#db/schema.ts';
import { entrySlug } from '#domain/content/entry-slugs.ts';
import { lastPosition, newestArticle, placesOf } from './positions.ts';

/** How many articles of a kind are out. */
export async function countArticles(db: Db, kind: ArticleKind, now = Date.now()): Promise<number> {
  const newest = await newestArticle(db, now);
  if (newest === undefined) return 0;
  const last = await lastPosition(db, { kind, tag: '', newest });
  return last === undefined ? 0 : last + 1;
}

/** Articles of a kind from the oldest on, so that what was told once stays where it is. */
export async function articleSlugs(
  db: Db,
  kind: ArticleKind,
  { first, count }: ListRange,
  now = Date.now(),
): Promise<EntrySlug[]> {
  const rows = await placesOf(db, { kind, tag: '' })
    .innerJoin('articles', 'articles.id', 'article_places.article_id')
    .select(['articles.slug', 'articles.published_at', 'articles.changed_at'])
    .where('position', '>=', first)
    .where('position', '<', first + count)
    .where('articles.published_at', '<=', now)
    .orderBy('position')
    .execute();
  return rows.map(entrySlug);
}
