/** Openings of the pack as they stand at the desk. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { time } from './parts.ts';

export { EXTENSION_LIMIT } from './limits.ts';

export const DeskOpening = z.object({
  slug: z.string(),
  name: z.string(),
  department: z.string(),
  publishedAt: time,
  /** As it counts now; null without an end. */
  validThrough: z.nullable(time),
  /** What the pack says. */
  packValidThrough: z.nullable(time),
  /** What staff settled in its place; null where they did not. */
  ownEnd: z.nullable(time),
  /** When it was closed at the desk; null where it was not. */
  closedAt: z.nullable(time),
  isOpen: z.boolean(),
  daysOpen: z.int(),
  applications: z.int(),
  unread: z.int(),
  stages: z.record(z.string(), z.int()),
  /** As `stages`, without applicants who have withdrawn. */
  active: z.record(z.string(), z.int()),
  /** By the page on which they were sent. */
  sources: z.array(z.object({ page: z.string(), count: z.int() })),
  /** Whether the pack still has it; one that only applications name is listed too. */
  isInPack: z.boolean(),
  /** 0 for one that nobody has changed. */
  version: z.int(),
});
export type DeskOpening = z.infer<typeof DeskOpening>;

const common = { tag: 'Openings' } as const;

export const OPENING_CALLS = defineCalls(common, {
  listOpenings: {
    route: 'GET /openings',
    permission: 'openings.read',
    summary: 'Openings with how each stands',
    answer: z.array(DeskOpening),
  },
  changeOpening: {
    route: 'PATCH /openings/:slug',
    permission: 'openings.manage',
    summary: 'Close, reopen, or put off the end; stays when the pack is loaded again',
    params: z.object({ slug: z.string().check(z.maxLength(200)) }),
    body: z.object({
      version: z.int().check(z.minimum(0)),
      isClosed: z.optional(z.boolean()),
      /** Null for the pack's own. */
      validThrough: z.optional(z.nullable(time)),
    }),
    answer: DeskOpening,
    problems: ['not-found', 'invalid-fields', 'stale', 'conflict'],
  },
});
