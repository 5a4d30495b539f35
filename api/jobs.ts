import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { JobDetail, JobListQuery, JobPage } from '#contract/jobs.ts';
import { getJob, listJobs } from '#domain/jobs/index.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';

const OneJob = z.object({ data: JobDetail });

export const jobRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  const { db, jobFinder } = services;

  app.get(
    '/job-listings',
    {
      schema: {
        operationId: 'listJobs',
        summary:
          'Open job openings, searched and filtered; newest first, with `q` the best match first',
        tags: ['Jobs'],
        querystring: JobListQuery,
        response: { 200: JobPage, ...problemAnswers('malformed') },
      },
    },
    ({ query }) => listJobs(db, jobFinder, query),
  );

  app.get(
    '/job-listings/:slug',
    {
      schema: {
        operationId: 'getJob',
        summary: 'One job opening; 410 where it has closed',
        tags: ['Jobs'],
        params: z.object({ slug: z.string() }),
        response: { 200: OneJob, ...problemAnswers('not-found', 'gone') },
      },
    },
    async ({ params }) => ({ data: await getJob(db, params.slug) }),
  );
};
