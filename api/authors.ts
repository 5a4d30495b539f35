import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AuthorDetail } from '#contract/articles.ts';
import { Author } from '#contract/authors.ts';
import { getAuthor, listAuthors } from '#domain/articles/index.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';

const tags = ['Articles'];

export const authorRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  app.get(
    '/authors',
    {
      schema: {
        operationId: 'listAuthors',
        summary: 'Who has written posts, stories and white papers, by name',
        tags,
        response: { 200: z.object({ data: z.array(Author), total: z.int() }) },
      },
    },
    () => listAuthors(services.db),
  );
  app.get(
    '/authors/:slug',
    {
      schema: {
        operationId: 'getAuthor',
        summary: 'One author, with what they have written, the newest first',
        tags,
        params: z.object({ slug: z.string() }),
        response: { 200: z.object({ data: AuthorDetail }), ...problemAnswers('not-found') },
      },
    },
    async ({ params }) => ({ data: await getAuthor(services.db, params.slug) }),
  );
};
