/** The authors of published articles. They have no table: each article's row holds its author. */
import type { AuthorDetail, TextKind } from '#contract/articles.ts';
import type { EntrySlug, ListRange } from '#contract/entry-kinds.ts';
import { AUTHOR_ARTICLES } from '#contract/page-sizes.ts';
import type { Author } from '#contract/people.ts';
import { ProblemError } from '#contract/problem.ts';
import type { ListPage } from '#contract/public-api.ts';
import type { Db } from '#db/schema.ts';
import { entrySlug, queryableSlug } from '#domain/content/entry-slugs.ts';
import { articleKindOf } from '#domain/content/stored-kinds.ts';
import { authorOf, LISTING_COLUMNS, toListing } from './article-rows.ts';

/** Published articles with an author. */
const authoredArticles = (db: Db, now: number) =>
  db.selectFrom('articles').where('author_slug', 'is not', null).where('published_at', '<=', now);

/** All authors with a published article, by name. */
export async function listAuthors(db: Db, now = Date.now()): Promise<ListPage<Author>> {
  const newest = authoredArticles(db, now)
    .select(({ fn }) => fn.max('id').as('id'))
    .groupBy('author_slug');
  const rows = await db.selectFrom('articles').select('author').where('id', 'in', newest).execute();
  const data = rows
    .flatMap((row) => authorOf(row) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.slug < b.slug ? -1 : 1));
  return { data, total: data.length };
}

/** @throws ProblemError `not-found`, also for an author without a published article */
export async function getAuthor(db: Db, slug: string, now = Date.now()): Promise<AuthorDetail> {
  const rows = await db
    .selectFrom('articles')
    .select([...LISTING_COLUMNS, 'kind'])
    .where('author_slug', '=', queryableSlug(slug))
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(AUTHOR_ARTICLES)
    .execute();
  const author = rows[0] && authorOf(rows[0]);
  if (!author) throw new ProblemError('not-found', `No author has the slug "${slug}"`);
  const articles = rows.map((row) => ({
    ...toListing(row),
    kind: articleKindOf(row.kind) as TextKind,
  }));
  return { ...author, articles };
}

export async function countAuthors(db: Db, now = Date.now()): Promise<number> {
  const { count } = await authoredArticles(db, now)
    .select(({ fn }) => fn.count<string>('author_slug').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An author's page counts as changed when one of its articles has changed. */
export async function authorSlugs(
  db: Db,
  { first, count }: ListRange,
  now = Date.now(),
): Promise<EntrySlug[]> {
  const rows = await authoredArticles(db, now)
    .select(({ fn }) => [
      'author_slug as slug',
      fn.max('published_at').as('published_at'),
      fn.max('changed_at').as('changed_at'),
    ])
    .groupBy('author_slug')
    .orderBy('author_slug')
    .limit(count)
    .offset(first)
    .execute();
  return rows.map(({ slug, published_at, changed_at }) =>
    entrySlug({ slug: slug ?? '', published_at, changed_at }),
  );
}
