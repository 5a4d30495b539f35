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
    summary: `List ${many}, newest first; with \`q\`, best match first`,
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
  listBlogs: { path: '/blogs', ...listOf('blog posts', ArticleListing) },
  getBlog: { path: '/blogs/:slug', ...textOf('Get a blog post') },
  listHubStories: { path: '/{hub}', ...listOf('stories about {country}', ArticleListing) },
  getHubStory: { path: '/{hub}/:slug', ...textOf('Get a story about {country}') },
  listWhitepapers: { path: '/whitepapers', ...listOf('white papers', ArticleListing) },
  getWhitepaper: { path: '/whitepapers/:slug', ...textOf('Get a white paper without its file') },
  listSessions: {
    path: '/learning-hubs',
    ...listOf('learning hub sessions', SessionListing),
  },
  getSession: {
    method: 'GET',
    path: '/learning-hubs/:slug',
    tag,
    summary: 'Get a learning hub session without its video',
    ...bySlug,
    answer: Session,
  },
  listAuthors: {
    method: 'GET',
    path: '/authors',
    tag,
    summary: 'List the authors of posts, stories and white papers by name',
    answer: z.object({ data: z.array(Author), total: z.int() }),
    isWhole: true,
  },
  getAuthor: {
    method: 'GET',
    path: '/authors/:slug',
    tag,
    summary: 'Get an author with their articles, newest first',
    ...bySlug,
    answer: AuthorDetail,
  },
});
