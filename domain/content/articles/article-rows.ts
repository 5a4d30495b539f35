import type { ArticleListing, SessionListing } from '#contract/articles.ts';
import type { Author, Byline, Expert } from '#contract/people.ts';
import type { ArticlesTable } from '#db/schema.ts';
import { type Cover, featuredPicture } from '#domain/content/covers.ts';

/** Fields that only sessions have, stored as JSON. */
export interface SessionFacts {
  duration: string;
  language: string;
  experts: Expert[];
}

/** An author as stored in each of their articles' rows. */
export interface StoredAuthor {
  /** From the pack. */
  facts: { slug: string; name: string; role: string; bio: string } & Partial<
    Record<'portrait' | 'profile', string | undefined>
  >;
  portrait: Cover | null;
}

export const LISTING_COLUMNS = [
  'id',
  'slug',
  'title',
  'tags',
  'cover',
  'cover_alt',
  'published_at',
  'read_minutes',
  'meta_title',
  'meta_description',
  'author',
  'facts',
] as const satisfies (keyof ArticlesTable)[];

export type ListingRow = Pick<ArticlesTable, (typeof LISTING_COLUMNS)[number]>;

function entryOf(row: ListingRow) {
  return {
    // The row's number can change each time the pack is loaded; the slug does not.
    id: row.slug,
    slug: row.slug,
    title: row.title,
    tags: JSON.parse(row.tags) as string[],
    ...featuredPicture(JSON.parse(row.cover) as Cover, row.cover_alt),
    maxReadTime: row.read_minutes,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
  };
}

export function toListing(row: ListingRow): ArticleListing {
  return { ...entryOf(row), publishDate: row.published_at, author: bylineOf(row) };
}

type AuthorRow = Pick<ArticlesTable, 'author'>;

export function authorOf({ author }: AuthorRow): Author | null {
  if (author === null) return null;
  const { facts, portrait } = JSON.parse(author) as StoredAuthor;
  const { slug, name, role, bio, profile = '' } = facts;
  const featured = portrait ? featuredPicture(portrait, '') : null;
  const [image, picture] = [featured?.featuredImage ?? '', featured?.featuredPicture ?? null];
  return { slug, name, role, bio, profile, image, picture };
}

function bylineOf(row: AuthorRow): Byline | null {
  const author = authorOf(row);
  return author && { slug: author.slug, name: author.name };
}

export function toSessionListing(row: ListingRow): SessionListing {
  const { duration, language } = factsOf(row);
  return { ...entryOf(row), date: row.published_at, duration, language };
}

export function factsOf({ facts }: Pick<ArticlesTable, 'facts'>): SessionFacts {
  return JSON.parse(facts) as SessionFacts;
}
