import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  Article,
  ArticleListing,
  ArticleListQuery,
  Session,
  SessionListing,
  TEXT_KINDS,
  type TextKind,
} from '#contract/articles.ts';
import { getArticle, getSession, listArticles, listSessions } from '#domain/articles/index.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';

/** What each kind is called in the description of the API. */
const NAMES: Record<
  TextKind,
  { one: string; many: string; operations: { get: string; list: string } }
> = {
  blogs: {
    one: 'One post',
    many: 'Posts',
    operations: { get: 'getBlog', list: 'listBlogs' },
  },
  'experience-nepal': {
    one: 'One story about Nepal',
    many: 'Stories about Nepal',
    operations: { get: 'getNepalStory', list: 'listNepalStories' },
  },
  whitepapers: {
    one: 'One white paper, without its file',
    many: 'White papers',
    operations: { get: 'getWhitepaper', list: 'listWhitepapers' },
  },
};

const tags = ['Articles'];
const params = z.object({ slug: z.string() });

/** What a list call takes and answers. */
const listSchema = <Item extends z.ZodMiniType>(operationId: string, many: string, item: Item) => ({
  operationId,
  summary: `${many}, newest first; with \`q\` the best match first`,
  tags,
  querystring: ArticleListQuery,
  response: {
    200: z.object({
      data: z.array(item),
      total: z.int(),
      areSimilar: z.optional(z.boolean()),
    }),
    ...problemAnswers('malformed'),
  },
});

export const articleRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  const { db, articleIndex } = services;

  for (const kind of TEXT_KINDS) {
    const { one, many, operations } = NAMES[kind];
    app.get(
      `/${kind}`,
      { schema: listSchema(operations.list, many, ArticleListing) },
      ({ query }) => listArticles(db, articleIndex, { kind, ...query }),
    );
    app.get(
      `/${kind}/:slug`,
      {
        schema: {
          operationId: operations.get,
          summary: one,
          tags,
          params,
          response: { 200: z.object({ data: Article }), ...problemAnswers('not-found') },
        },
      },
      async ({ params }) => ({ data: await getArticle(db, kind, params.slug) }),
    );
  }

  app.get(
    '/learning-hubs',
    { schema: listSchema('listSessions', 'Sessions of the learning hub', SessionListing) },
    ({ query }) => listSessions(db, articleIndex, query),
  );
  app.get(
    '/learning-hubs/:slug',
    {
      schema: {
        operationId: 'getSession',
        summary: 'One session, without its film',
        tags,
        params,
        response: { 200: z.object({ data: Session }), ...problemAnswers('not-found') },
      },
    },
    async ({ params }) => ({ data: await getSession(db, params.slug) }),
  );
};
