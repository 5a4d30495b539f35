/** Visits of the public site, which the server counts without cookies, scripts or addresses. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';

/** `today` is not over; the others are complete days that end with yesterday. */
export const VISIT_PERIODS = ['today', '7-days', '30-days', '90-days', '12-months'] as const;
export const VisitPeriod = z.enum(VISIT_PERIODS);
export type VisitPeriod = z.infer<typeof VisitPeriod>;

/** Days of each period. Twelve months are 52 weeks, so that each bar of the chart is a full week. */
export const PERIOD_DAYS: Readonly<Record<VisitPeriod, number>> = {
  today: 1,
  '7-days': 7,
  '30-days': 30,
  '90-days': 90,
  '12-months': 364,
};

export const VISIT_LIMITS = {
  /** Different names that a day keeps of each kind; all further ones share the empty name. */
  pages: 2000,
  missingPages: 100,
  sites: 200,
  campaigns: 100,
  /** Visitors that a day can tell apart. */
  visitors: 100_000,
  /** Months after which a day is deleted. */
  monthsKept: 25,
  /** Rows of each list in the console. */
  listed: 50,
  /** Rows of a CSV export; more answer `conflict`. */
  exportRows: 200_000,
} as const;

/** Where visitors come from. `site` is any other site, `campaign` a `utm_source`. */
export const SOURCE_KINDS = [
  'search',
  'assistant',
  'social',
  'mail',
  'site',
  'campaign',
  'direct',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A number in the period, and in the one before; null unless both were counted completely. */
const compared = { count: z.int(), previous: z.nullable(z.int()) };

export const VisitReport = z.object({
  isCounting: z.boolean(),
  /** The first day with counts, which need not be complete; null if there is none. */
  since: z.nullable(z.iso.date()),
  timeZone: z.string(),
  /** First and last day of the period. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** One for each day; null for a day that was not counted. */
  days: z.array(
    z.object({
      date: z.iso.date(),
      views: z.nullable(z.int()),
      visitors: z.nullable(z.int()),
    }),
  ),
  /** The current day until now. */
  today: z.object({ views: z.int(), visitors: z.int() }),
  views: z.object(compared),
  /** Each visitor counts once a day. */
  visitors: z.object(compared),
  /** Most viewed first; an empty path counts all pages beyond the limit of a day. */
  pages: z.array(z.object({ path: z.string(), title: z.string(), ...compared })),
  sources: z.array(z.object({ kind: z.enum(SOURCE_KINDS), name: z.string(), ...compared })),
  /** What visitors sent from a page. */
  results: z.array(
    z.object({
      /** Empty for applications without a job. */
      path: z.string(),
      title: z.string(),
      views: z.int(),
      applications: z.int(),
      /** Unlocked videos and papers, and newsletter subscriptions. */
      leads: z.int(),
      messages: z.int(),
    }),
  ),
  /** Paths that were requested and do not exist. */
  missing: z.object({
    ...compared,
    paths: z.array(z.object({ path: z.string(), count: z.int() })),
  }),
});
export type VisitReport = z.infer<typeof VisitReport>;

const common = { permission: 'visits.read', tag: 'Visits' } as const;
const query = z.object({ period: z._default(VisitPeriod, '30-days') });

export const VISIT_CALLS = defineCalls(common, {
  getVisits: {
    route: 'GET /visits',
    summary: 'Read the visits of a period, with the period before it to compare',
    query,
    answer: VisitReport,
  },
  exportVisits: {
    route: 'GET /visits/export.csv',
    summary: 'Export the counts of each day in a period as CSV',
    query,
    answer: 'file',
    problems: ['conflict'],
  },
});
