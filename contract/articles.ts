/**
 * Articles in the API's lists and details: blog posts, stories of the hub, learning hub sessions and
 * white papers.
 */
import * as z from 'zod/mini';
import { NO_FILTER, SEARCH_LIMIT } from './page-sizes.ts';
import { Author, Byline, Expert } from './people.ts';
import { Picture } from './pictures.ts';

/** Kinds with a text body, by their names in the API's URLs; the pack names that of `hub-stories`. */
export const TEXT_KINDS = ['blogs', 'hub-stories', 'whitepapers'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export const ARTICLE_KINDS = [...TEXT_KINDS, 'learning-hubs'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** A cover: its URL, and the renditions if it is a raster picture. */
export const FeaturedPicture = z.object({
  /** URL of the cover on this host, or elsewhere. */
  featuredImage: z.string(),
  featuredPicture: z.nullable(Picture),
  featuredImageAltText: z.string(),
});

const Entry = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  ...FeaturedPicture.shape,
  /** Upper bound of the reading time, in minutes. */
  maxReadTime: z.int(),
  /** Empty: the title is used. */
  metaTitle: z.string(),
  /** One or two sentences, or empty. */
  metaDescription: z.string(),
});

/** Epoch milliseconds. */
const time = z.int();

export const ArticleListing = z.extend(Entry, {
  publishDate: time,
  /** Null if the company itself is the author. */
  author: z.nullable(Byline),
});
/** A post, a story or a white paper as cards show it. */
export type ArticleListing = z.infer<typeof ArticleListing>;

export const Article = z.extend(ArticleListing, {
  author: z.nullable(Author),
  /** When the content of its page last changed; null if unknown. */
  changedAt: z.nullable(time),
  /** Sanitized HTML whose headings have ids. */
  body: z.string(),
  /** Articles of the same kind, chosen by the author. */
  relatedBlogs: z.array(ArticleListing),
});
export type Article = z.infer<typeof Article>;

export const AuthorDetail = z.extend(Author, {
  /** All kinds, newest first, at most `AUTHOR_ARTICLES`. */
  articles: z.array(z.extend(ArticleListing, { kind: z.enum(TEXT_KINDS) })),
});
export type AuthorDetail = z.infer<typeof AuthorDetail>;

export const SessionListing = z.extend(Entry, {
  date: time,
  /** Display text: `45 min`. */
  duration: z.string(),
  language: z.string(),
});
/** A learning hub session as cards show it. */
export type SessionListing = z.infer<typeof SessionListing>;

export const Session = z.extend(SessionListing, {
  /** Sanitized HTML whose headings have ids. */
  description: z.string(),
  featuredExperts: z.array(Expert),
  relatedLearningHubs: z.array(SessionListing),
});
export type Session = z.infer<typeof Session>;

export const ArticleListQuery = z.object({
  /** `all` or the name of a tag, compared without case and punctuation. */
  filter: z._default(z.string().check(z.maxLength(100)), NO_FILTER),
  /** Words or prefixes of words, all of which must occur. */
  q: z._default(z.string().check(z.maxLength(SEARCH_LIMIT)), ''),
  /** Page number from 0. */
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
});
export type ArticleListQuery = z.infer<typeof ArticleListQuery>;
