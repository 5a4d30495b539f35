/** Jobs in the console. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { time, versionOrNone } from './parts.ts';

export { MAX_EXTENSION } from './limits.ts';

export const ConsoleJob = z.object({
  slug: z.string(),
  name: z.string(),
  department: z.string(),
  publishedAt: time,
  /** Effective closing time; null if open-ended. */
  validThrough: z.nullable(time),
  /** Closing time in the pack. */
  packValidThrough: z.nullable(time),
  /** Closing time set by staff, which overrides the pack's; null if not set. */
  ownEnd: z.nullable(time),
  /** When staff closed it; null if they did not. */
  closedAt: z.nullable(time),
  isOpen: z.boolean(),
  daysOpen: z.int(),
  applications: z.int(),
  unread: z.int(),
  stages: z.record(z.string(), z.int()),
  /** Like `stages`, without withdrawn applications. */
  active: z.record(z.string(), z.int()),
  /** Numbers of applications by the page with the form. */
  sources: z.array(z.object({ page: z.string(), count: z.int() })),
  /** False for a job that only applications still refer to. */
  isInPack: z.boolean(),
  /** 0 until staff change it. */
  version: z.int(),
});
export type ConsoleJob = z.infer<typeof ConsoleJob>;

const common = { tag: 'Jobs' } as const;

export const JOB_CALLS = defineCalls(common, {
  listJobs: {
    route: 'GET /jobs',
    permission: 'openings.read',
    summary: 'List jobs with their state and numbers',
    answer: z.array(ConsoleJob),
  },
  changeJob: {
    route: 'PATCH /jobs/:slug',
    permission: 'openings.manage',
    summary: 'Close, reopen or extend a job; the change survives loading the pack again',
    params: z.object({ slug: z.string().check(z.maxLength(200)) }),
    body: z.object({
      version: versionOrNone,
      isClosed: z.optional(z.boolean()),
      /** Null: use the pack's closing time. */
      validThrough: z.optional(z.nullable(time)),
    }),
    answer: ConsoleJob,
    problems: ['not-found', 'invalid-fields', 'stale', 'conflict'],
  },
});
