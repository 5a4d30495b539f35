/** Job openings, as `GET /job-listings` and `GET /job-listings/{slug}` answer them. */
import * as z from 'zod/mini';
import { JobQuestion } from './job-questions.ts';
import {
  facetKey,
  JOB_LEVELS,
  JOB_SORTS,
  JOB_TYPES,
  type JobFacet,
  MAX_FILTER_VALUES,
  OVERLAPS,
  PAY_PERIODS,
  perFacet,
  WORK_MODES,
} from './job-search.ts';
import { JOB_PAGE, SEARCH_LIMIT } from './page-sizes.ts';

/** In the place of an opening's slug: the page of those that somebody has saved. */
export const SAVED_SLUG = 'saved';

const Named = z.object({ name: z.string() });
const Tinted = z.object({ name: z.string(), color: z.string() });
const Labelled = z.object({ id: z.string(), label: z.string() });

export const JobContact = z.object({
  username: z.string(),
  email: z.string(),
  /** Tint of the initials avatar, a CSS colour. */
  color: z.string(),
  /** URL of a photo, or empty. */
  profilePicture: z.string(),
  initials: z.string(),
});
export type JobContact = z.infer<typeof JobContact>;

export const JobPay = z.object({
  /** Gross, in units of the currency; the same as `max` where it is one sum. */
  min: z.number(),
  max: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  period: z.enum(PAY_PERIODS),
});
export type JobPay = z.infer<typeof JobPay>;

export const JobHours = z.object({
  perWeek: z.number(),
  /** Beginning and end of the working day as `HH:MM`; null where the days differ. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** IANA name of the zone that those times are in. */
  timeZone: z.string(),
  /** When the work is done where the days differ, in a few words; may be empty. */
  note: z.string(),
  /**
   * At least so many hours of it are shared with the client's office, and at most `upTo` where that
   * changes with the season; null where no office is named.
   */
  overlap: z.nullable(
    z.object({ hours: z.number(), upTo: z.optional(z.number()), with: z.string() }),
  ),
});
export type JobHours = z.infer<typeof JobHours>;

export const JobListing = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Sanitised HTML. */
  roleSummary: z.string(),
  department: Tinted,
  hardSkills: z.array(Labelled),
  jobType: Named,
  workMode: Named,
  location: z.string(),
  /** Career level, for example "Senior". */
  type: z.string(),
  /** Epoch milliseconds. */
  publishedAt: z.int(),
  /** Epoch milliseconds of the moment it closes; null while open ended. */
  validThrough: z.nullable(z.int()),
  /** How many people are wanted. */
  places: z.int(),
  /** Null where it is not told. */
  pay: z.nullable(JobPay),
  hours: z.nullable(JobHours),
});
/** An opening as a card of the list needs it. */
export type JobListing = z.infer<typeof JobListing>;

export const JobDetail = z.extend(JobListing, {
  /**
   * English names: where those who work remotely may live, or the country of the location. Empty
   * where that is not told.
   */
  applicantCountries: z.array(z.string()),
  /** Each of these is sanitised HTML, or empty where the opening has no such section. */
  minimumQualifications: z.string(),
  preferredQualifications: z.string(),
  responsibilities: z.string(),
  benefits: z.string(),
  footer: z.string(),
  /** The first one is the contact that the page shows. */
  jobContact: z.array(JobContact),
  /** What applicants are asked beside the form's own fields, in this order; mostly nothing. */
  questions: z.array(JobQuestion),
});
/** An opening with everything its page shows. */
export type JobDetail = z.infer<typeof JobDetail>;

const wholeNumber = (min: number, max: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback);

/** A parameter that may be there several times: any of its values fits. */
const several = (value: z.ZodMiniType<string, string>) =>
  z._default(
    z.pipe(
      z.union([value, z.array(value).check(z.maxLength(MAX_FILTER_VALUES))]),
      z.transform((given: string | string[]) => [given].flat()),
    ),
    [],
  );

const anyWords = z.string().check(z.maxLength(SEARCH_LIMIT));
/** Words that an editor cannot extend: a value that is none of them is a mistake. */
const oneOf = (labels: readonly string[]) =>
  z.string().check(
    z.refine((given) => labels.some((label) => facetKey(label) === facetKey(given)), {
      error: () => `must be one of ${labels.map(facetKey).join(', ')}`,
    }),
  );

const FILTERS: Record<JobFacet, ReturnType<typeof several>> = {
  department: several(anyWords),
  skill: several(anyWords),
  level: several(oneOf(JOB_LEVELS)),
  mode: several(oneOf(WORK_MODES)),
  type: several(oneOf(JOB_TYPES)),
  location: several(anyWords),
  overlap: several(oneOf(OVERLAPS)),
};

export const JobListQuery = z.object({
  /** Page number from 0. */
  offset: wholeNumber(0, 100_000, 0),
  /** Openings on a page. */
  limit: wholeNumber(JOB_PAGE.minLimit, JOB_PAGE.maxLimit, JOB_PAGE.size),
  /** Words, or beginnings of words, that all occur. */
  q: z._default(anyWords, ''),
  /** Without it the newest come first, with `q` those that have the words in their name. */
  sort: z.optional(z.enum(JOB_SORTS)),
  ...FILTERS,
});
export type JobListQuery = z.infer<typeof JobListQuery>;
/** What may be asked of a list; what is left out has its default. */
export type JobSearch = z.input<typeof JobListQuery>;

const FacetCount = z.object({
  /** The value for the query: lower-case words joined by hyphens. */
  value: z.string(),
  label: z.string(),
  /** Openings with it that fit all other filters. */
  count: z.int(),
});
export type FacetCount = z.infer<typeof FacetCount>;

export const JobFacets = z.object(perFacet(() => z.array(FacetCount)));
/** Of each filter its values with how many openings each would leave, the most frequent first. */
export type JobFacets = z.infer<typeof JobFacets>;

export const JobPage = z.object({
  data: z.array(JobListing),
  total: z.int(),
  facets: JobFacets,
  /** Nothing has the words as they were typed: these have words that are one letter away. */
  areSimilar: z.optional(z.boolean()),
});
/** One page of a list, and the length of the whole list. */
export type JobPage = z.infer<typeof JobPage>;

/** The texts of an opening, in the order in which they are read; one may be blank. */
export const JOB_SECTIONS = [
  'roleSummary',
  'minimumQualifications',
  'preferredQualifications',
  'responsibilities',
  'benefits',
] as const;
