import * as z from 'zod/mini';
import { ApplicationOptions } from '#contract/applications.ts';
import { JobDetail, JobListQuery, JobPage } from '#contract/jobs.ts';
import { defineCalls } from './call.ts';

const tag = 'Jobs';

export const JOB_CALLS = defineCalls({
  listJobs: {
    method: 'GET',
    path: '/job-listings',
    tag,
    summary: 'List open jobs with search and filters, newest first; with `q`, best match first',
    query: JobListQuery,
    answer: JobPage,
    isWhole: true,
    problems: ['malformed'],
  },
  getJob: {
    method: 'GET',
    path: '/job-listings/:slug',
    tag,
    summary: 'Get a job; answers 410 if it has closed',
    params: z.object({ slug: z.string() }),
    answer: JobDetail,
    problems: ['not-found', 'gone'],
  },
  listApplicationOptions: {
    method: 'GET',
    path: '/job-application/options',
    tag,
    summary: 'List the options of the multi-selects of the application form',
    answer: ApplicationOptions,
  },
});
