/**
 * `content/staffing.yaml`: prices, terms and sample people of staff augmentation. Amounts of money
 * are whole units of `currency`, shares are fractions of 1.
 */
import * as z from 'zod/mini';
import { listOf, text, texts } from './copy-parts.ts';
import { STAFF_LEVELS, STAFF_ROLES } from './staffing-costs.ts';

const amount = z.int().check(z.positive());
const count = z.int().check(z.positive());
const share = z.number().check(z.gt(0), z.lt(1));

const Role = z.strictObject({
  /** One person with this role, such as 'Developer'. */
  label: text,
  /** Starting price of a person for a month. */
  prices: z.record(z.enum(STAFF_LEVELS), amount),
  /** Median yearly salary of this occupation where clients hire locally. */
  localMedian: amount,
  /** The occupation as the source calls it. */
  occupation: text,
});

const Level = z.strictObject({
  label: text,
  /** Experience and independence, in one sentence. */
  text,
  /** Local salary at this level, as a multiple of the median. */
  salaryFactor: z.number().check(z.positive()),
});

/** The terms of every contract. `/staff-augmentation` and `/security-and-contracts` state them. */
export const StaffingTerms = z.strictObject({
  /** Months of a subscription. The price is fixed for as long. */
  termMonths: count,
  /** For this many calendar days from the start, a client can stop immediately. */
  trialDays: count,
  /** Calendar days of notice: a client ends a place, or a person resigns. */
  noticeDays: count,
  /** Calendar days from a resignation or a request until the replacement's first day. */
  replacementDays: count,
  /** Working days on which both people work, for the price of one. */
  overlapDays: count,
});
export type StaffingTerms = z.infer<typeof StaffingTerms>;

/** A publication, cited in words. */
const Source = z.strictObject({ name: text, date: text });

/** Assumptions about a local hire and about work at a distance. */
const LocalHire = z.strictObject({
  /** Where the local hire works, such as 'the United States'. */
  country: text,
  salaries: z.strictObject({ source: Source }),
  /** Range of salaries that the calculator accepts. */
  salaryRange: z.strictObject({ min: amount, max: amount }),
  /** Benefits and payroll taxes, as a share of the salary. */
  benefits: z.strictObject({ share, source: Source }),
  /** A share of a year's salary, spread over the months that a person usually stays. */
  recruiting: z.strictObject({ share, months: count }),
  /** The client's own time for work across time zones, as a share of the local salary. */
  coordination: z.strictObject({ share }),
});

/** An anonymous example of a person in the talent pool. */
const Profile = z.strictObject({
  /** What the person is, such as 'Backend engineer', and where. */
  title: text,
  city: text,
  role: z.enum(STAFF_ROLES),
  level: z.enum(STAFF_LEVELS),
  /** Years of experience. */
  years: count,
  /** Levels of verification, as on `/verified-badges`. */
  badges: z.array(z.enum(['level1', 'level2'])).check(z.minLength(1), z.maxLength(2)),
  /** The kind of work that the person has done. */
  text,
  stack: texts,
  languages: text,
  /** Hours shared with the client, such as '4 hours a day with New York'. */
  overlap: text,
  availability: text,
});
export type StaffProfile = z.infer<typeof Profile>;

export const Staffing = z.strictObject({
  /** ISO 4217 code of all amounts in this file. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be three capital letters, such as USD')),
  roles: z.record(z.enum(STAFF_ROLES), Role),
  levels: z.record(z.enum(STAFF_LEVELS), Level),
  terms: StaffingTerms,
  localHire: LocalHire,
  profiles: listOf(Profile),
});
export type Staffing = z.infer<typeof Staffing>;
