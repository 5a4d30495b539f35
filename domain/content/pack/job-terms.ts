/** Schemas of pay and hours in the front matter of a job, and their form in the API. */
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
    /** Equal to `min` by default. */
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
    /** Beginning and end of the working day, in the company's time zone. */
    from: z.optional(timeOfDay),
    to: z.optional(timeOfDay),
    /** A short text about the hours, if days differ. */
    note: z.optional(text),
    /**
     * Daily hours shared with a client's office: the minimum over the year, and the maximum if it
     * is another number.
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
      error: 'a working day needs both a beginning (from) and an end (to)',
    }),
  );

type Pay = z.infer<typeof Pay>;
type Hours = z.infer<typeof Hours>;

/** @param rate value of one unit of the currency in the currency by which jobs are ranked */
export function payOf(pay: Pay, hours: Hours | undefined, rate: number) {
  const { min, max = min, currency, period } = pay;
  const jobPay: JobPay = { min, max, currency, period };
  return { jobPay, rank: Math.round(max * rate * perMonth(period, hours?.perWeek ?? FULL_WEEK)) };
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
