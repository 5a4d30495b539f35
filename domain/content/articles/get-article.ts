import type { Article, ArticleKind, Session, TextKind } from '#contract/articles.ts';
import { RELATED } from '#contract/page-sizes.ts';
import { ProblemError } from '#contract/problem.ts';
import type { ArticlesTable, Db } from '#db/schema.ts';
import { entrySlug } from '#domain/content/entry-slugs.ts';
import { findBySlug } from '#domain/content/find-by-slug.ts';
import { ARTICLE_FOLDERS } from '#domain/content/pack-files/index.ts';
import { articleHtml } from '#domain/content/rich-text.ts';
import { storedArticleKind } from '#domain/content/stored-kinds.ts';
import {
  authorOf,
  factsOf,
  LISTING_COLUMNS,
  type ListingRow,
  toListing,
  toSessionListing,
} from './article-rows.ts';

/**
 * @param place the kind, and the folder of its entries
 * @throws ProblemError `not-found`, also for an article that is not published yet
 */
export async function getArticle(
  db: Db,
  place: { kind: TextKind; folder: string },
  slug: string,
  now = Date.now(),
): Promise<Article> {
  const { kind } = place;
  const row = await publishedRow(db, place, slug, now);
  const related = await relatedRows(db, kind, row, now);
  return {
    ...toListing(row),
    author: authorOf(row),
    changedAt: entrySlug(row).changedAt,
    body: articleHtml(row.body, row.body_mark),
    relatedBlogs: related.map(toListing),
  };
}

/** @throws ProblemError `not-found`, also for a session that is not published yet */
export async function getSession(db: Db, slug: string, now = Date.now()): Promise<Session> {
  const row = await publishedRow(db, placeOf('learning-hubs'), slug, now);
  const related = await relatedRows(db, 'learning-hubs', row, now);
  return {
    ...toSessionListing(row),
    description: articleHtml(row.body, row.body_mark),
    featuredExperts: factsOf(row).experts,
    relatedLearningHubs: related.map(toSessionListing),
  };
}

/** A kind whose folder is the same in every pack. */
export const placeOf = <Kind extends keyof typeof ARTICLE_FOLDERS>(kind: Kind) => ({
  kind,
  folder: ARTICLE_FOLDERS[kind],
});

/** @throws ProblemError `not-found` */
export async function publishedRow(
  db: Db,
  { kind, folder }: { kind: ArticleKind; folder: string },
  slug: string,
  now: number,
): Promise<ArticlesTable> {
  const row = await findBySlug(db, folder, slug, (current) =>
    db
      .selectFrom('articles')
      .selectAll()
      .where('kind', '=', storedArticleKind(kind))
      .where('slug', '=', current)
      .where('published_at', '<=', now)
      .executeTakeFirst(),
  );
  if (!row) throw new ProblemError('not-found', `No entry has the slug "${slug}"`);
  return row;
}

/** The published ones of the related articles that the entry names, in its order. */
async function relatedRows(
  db: Db,
  kind: ArticleKind,
  { related }: Pick<ArticlesTable, 'related'>,
  now: number,
): Promise<ListingRow[]> {
  const slugs = JSON.parse(related) as string[];
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('articles')
    .select(LISTING_COLUMNS)
    .where('kind', '=', storedArticleKind(kind))
    .where('slug', 'in', slugs)
    .where('published_at', '<=', now)
    .execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []).slice(0, RELATED.shown);
}
