/** Pay and hours of an opening, as its front matter tells them. */
import * as z from 'zod/mini';
import { PAY_PERIODS, type PayPeriod } from '#contract/job-search.ts';
import type { JobHours, JobPay } from '#contract/jobs.ts';
import { text } from './entry-fields.ts';

const amount = z.int().check(z.positive());
const timeOfDay = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in quotes, such as "09:30"'));

export const Pay = z
  .strictObject({
    min: amount,
    /** Left out where it is one sum. */
    max: z.optional(amount),
    currency: text,
    period: z.enum(PAY_PERIODS),
  })
  .check(
    z.refine(({ min, max }) => max === undefined || max >= min, {
      path: ['max'],
      error: 'must not be less than min',
    }),
  );

export const Hours = z
  .strictObject({
    perWeek: z.number().check(z.gte(1), z.lte(60)),
    /** Of the working day in the company's zone. */
    from: z.optional(timeOfDay),
    to: z.optional(timeOfDay),
    /** Where the days differ: when the work is done, in a few words. */
    note: z.optional(text),
    /**
     * How many hours of a day are shared with a client's office: the least over the year, and the most
     * where that is another number.
     */
    overlap: z.optional(
      z
        .strictObject({
          hours: z.number().check(z.positive(), z.lte(12)),
          upTo: z.optional(z.number().check(z.lte(12))),
          with: text,
        })
        .check(
          z.refine(({ hours, upTo = 12 }) => upTo > hours, {
            path: ['upTo'],
            error: 'must be more than hours, the least over the year',
          }),
        ),
    ),
  })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
      path: ['from'],
      error: 'a working day has both, a beginning (from) and an end (to)',
    }),
  );

type Pay = z.infer<typeof Pay>;
type Hours = z.infer<typeof Hours>;

/** @param rate what one unit of the currency is worth in that of the ranking */
export function payOf(pay: Pay, hours: Hours | undefined, rate: number) {
  const { min, max = min, currency, period } = pay;
  const told: JobPay = { min, max, currency, period };
  return { told, rank: Math.round(max * rate * perMonth(period, hours?.perWeek ?? FULL_WEEK)) };
}

const FULL_WEEK = 40;

const perMonth = (period: PayPeriod, hoursPerWeek: number) =>
  ({ hour: (hoursPerWeek * 52) / 12, month: 1, year: 1 / 12 })[period];

export function hoursOf({ perWeek, from, to, note, overlap }: Hours, timeZone: string): JobHours {
  return {
    perWeek,
    from: from ?? null,
    to: to ?? null,
    timeZone,
    note: note ?? '',
    overlap: overlap ?? null,
  };
}
