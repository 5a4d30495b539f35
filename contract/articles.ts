/**
 * What authors wrote, as the API lists and answers it: posts, stories about Nepal, sessions of the
 * learning hub and white papers.
 */
import * as z from 'zod/mini';
import { NO_FILTER, SEARCH_LIMIT } from './page-sizes.ts';
import { Author, Byline, Expert } from './people.ts';
import { Picture } from './pictures.ts';

/** Those that are read, under the name that they have in the API's URLs. */
export const TEXT_KINDS = ['blogs', 'experience-nepal', 'whitepapers'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export const ARTICLE_KINDS = [...TEXT_KINDS, 'learning-hubs'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** What a cover needs: a URL, and the forms of a raster picture where it is one. */
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
  /** Minutes that reading takes at most. */
  maxReadTime: z.int(),
  /** Empty where the title serves. */
  metaTitle: z.string(),
  /** One or two sentences, or empty. */
  metaDescription: z.string(),
});

/** Epoch milliseconds. */
const time = z.int();

export const ArticleListing = z.extend(Entry, {
  publishDate: time,
  /** Null where the company itself is the author. */
  author: z.nullable(Byline),
});
/** A post, a story or a white paper as a card shows it. */
export type ArticleListing = z.infer<typeof ArticleListing>;

export const Article = z.extend(ArticleListing, {
  author: z.nullable(Author),
  /** When what its page shows last changed; null where that is not known. */
  changedAt: z.nullable(time),
  /** Sanitised HTML whose headings have ids. */
  body: z.string(),
  /** Of the same kind, as its author chose them. */
  relatedBlogs: z.array(ArticleListing),
});
export type Article = z.infer<typeof Article>;

export const AuthorDetail = z.extend(Author, {
  /** Of all kinds, the newest first, up to `AUTHOR_ARTICLES`. */
  articles: z.array(z.extend(ArticleListing, { kind: z.enum(TEXT_KINDS) })),
});
export type AuthorDetail = z.infer<typeof AuthorDetail>;

export const SessionListing = z.extend(Entry, {
  date: time,
  /** In words: `45 min`. */
  duration: z.string(),
  language: z.string(),
});
/** A session of the learning hub as a card shows it. */
export type SessionListing = z.infer<typeof SessionListing>;

export const Session = z.extend(SessionListing, {
  /** Sanitised HTML whose headings have ids. */
  description: z.string(),
  featuredExperts: z.array(Expert),
  relatedLearningHubs: z.array(SessionListing),
});
export type Session = z.infer<typeof Session>;

export const ArticleListQuery = z.object({
  /** `all`, or the name of a tag; case and punctuation do not matter. */
  filter: z._default(z.string().check(z.maxLength(100)), NO_FILTER),
  /** Words, or beginnings of words, that must all occur. */
  q: z._default(z.string().check(z.maxLength(SEARCH_LIMIT)), ''),
  /** Page number from 0. */
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
});
export type ArticleListQuery = z.infer<typeof ArticleListQuery>;
