import * as z from 'zod/mini';
import {
  Article,
  ArticleListing,
  ArticleListQuery,
  AuthorDetail,
  Session,
  SessionListing,
} from '#contract/articles.ts';
import { Author } from '#contract/people.ts';
import { defineCalls } from './call.ts';

const tag = 'Articles';
const bySlug = { params: z.object({ slug: z.string() }), problems: ['not-found'] } as const;

const listOf = <Item extends z.ZodMiniType>(many: string, item: Item) =>
  ({
    method: 'GET',
    tag,
    summary: `${many}, newest first; with \`q\` the best match first`,
    query: ArticleListQuery,
    answer: z.object({
      data: z.array(item),
      total: z.int(),
      areSimilar: z.optional(z.boolean()),
    }),
    isWhole: true,
    problems: ['malformed'],
  }) as const;

const textOf = (summary: string) =>
  ({ method: 'GET', tag, summary, ...bySlug, answer: Article }) as const;

export const ARTICLE_CALLS = defineCalls({
  listBlogs: { path: '/blogs', ...listOf('Posts', ArticleListing) },
  getBlog: { path: '/blogs/:slug', ...textOf('One post') },
  listNepalStories: { path: '/experience-nepal', ...listOf('Stories about Nepal', ArticleListing) },
  getNepalStory: { path: '/experience-nepal/:slug', ...textOf('One story about Nepal') },
  listWhitepapers: { path: '/whitepapers', ...listOf('White papers', ArticleListing) },
  getWhitepaper: { path: '/whitepapers/:slug', ...textOf('One white paper, without its file') },
  listSessions: {
    path: '/learning-hubs',
    ...listOf('Sessions of the learning hub', SessionListing),
  },
  getSession: {
    method: 'GET',
    path: '/learning-hubs/:slug',
    tag,
    summary: 'One session, without its film',
    ...bySlug,
    answer: Session,
  },
  listAuthors: {
    method: 'GET',
    path: '/authors',
    tag,
    summary: 'Who has written posts, stories and white papers, by name',
    answer: z.object({ data: z.array(Author), total: z.int() }),
    isWhole: true,
  },
  getAuthor: {
    method: 'GET',
    path: '/authors/:slug',
    tag,
    summary: 'One author, with what they have written, the newest first',
    ...bySlug,
    answer: AuthorDetail,
  },
});
