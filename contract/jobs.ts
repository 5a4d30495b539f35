/** Jobs, as answered by `GET /job-listings` and `GET /job-listings/{slug}`. */
import * as z from 'zod/mini';
import { JobQuestion } from './job-questions.ts';
import {
  facetKey,
  JOB_LEVELS,
  JOB_SORTS,
  JOB_TYPES,
  type JobFacet,
  MAX_FILTER_VALUES,
  mapFacets,
  OVERLAPS,
  PAY_PERIODS,
  WORK_MODES,
} from './job-search.ts';
import { JOB_PAGE, SEARCH_LIMIT } from './page-sizes.ts';

/** Reserved slug: the page of the visitor's saved jobs. */
export const SAVED_SLUG = 'saved';

const Named = z.object({ name: z.string() });
const Tinted = z.object({ name: z.string(), color: z.string() });
const Labelled = z.object({ id: z.string(), label: z.string() });

export const JobContact = z.object({
  username: z.string(),
  email: z.string(),
  /** Background of the initials avatar, a CSS color. */
  color: z.string(),
  /** URL of a photo, or empty. */
  profilePicture: z.string(),
  initials: z.string(),
});
export type JobContact = z.infer<typeof JobContact>;

export const JobPay = z.object({
  /** Gross, in units of the currency; equal to `max` for a single amount. */
  min: z.number(),
  max: z.number(),
  /** ISO 4217 code. */
  currency: z.string(),
  period: z.enum(PAY_PERIODS),
});
export type JobPay = z.infer<typeof JobPay>;

export const JobHours = z.object({
  perWeek: z.number(),
  /** Start and end of the working day as `HH:MM`; null if the days differ. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** IANA time zone of those times. */
  timeZone: z.string(),
  /** A few words about the working times if the days differ; may be empty. */
  note: z.string(),
  /**
   * Hours that overlap with the client's office hours: at least `hours`, and at most `upTo` if that
   * varies by season. Null if no office is named.
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
  /** Sanitized HTML. */
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
  /** Closing time in epoch milliseconds; null if open-ended. */
  validThrough: z.nullable(z.int()),
  /** Number of positions. */
  places: z.int(),
  /** Null if not published. */
  pay: z.nullable(JobPay),
  hours: z.nullable(JobHours),
});
/** A job as cards of the list show it. */
export type JobListing = z.infer<typeof JobListing>;

export const JobDetail = z.extend(JobListing, {
  /**
   * English names of the countries where remote workers may live, or of the location's country.
   * Empty if unknown.
   */
  applicantCountries: z.array(z.string()),
  /** These five are sanitized HTML, or empty if the job has no such section. */
  minimumQualifications: z.string(),
  preferredQualifications: z.string(),
  responsibilities: z.string(),
  benefits: z.string(),
  footer: z.string(),
  /** The page shows the first contact. */
  jobContact: z.array(JobContact),
  /** Questions added to the application form, in this order; usually none. */
  questions: z.array(JobQuestion),
});
/** A job with everything its page shows. */
export type JobDetail = z.infer<typeof JobDetail>;

const wholeNumber = (min: number, max: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback);

/** A repeatable parameter: a job matches if it has any of the values. */
const several = (value: z.ZodMiniType<string, string>) =>
  z._default(
    z.pipe(
      z.union([value, z.array(value).check(z.maxLength(MAX_FILTER_VALUES))]),
      z.transform((values: string | string[]) => [values].flat()),
    ),
    [],
  );

const anyText = z.string().check(z.maxLength(SEARCH_LIMIT));
/** One of a fixed set of values, which editors cannot extend. */
const oneOf = (labels: readonly string[]) =>
  z.string().check(
    z.refine((value) => labels.some((label) => facetKey(label) === facetKey(value)), {
      error: () => `must be one of ${labels.map(facetKey).join(', ')}`,
    }),
  );

const FILTERS: Record<JobFacet, ReturnType<typeof several>> = {
  department: several(anyText),
  skill: several(anyText),
  level: several(oneOf(JOB_LEVELS)),
  mode: several(oneOf(WORK_MODES)),
  type: several(oneOf(JOB_TYPES)),
  location: several(anyText),
  overlap: several(oneOf(OVERLAPS)),
};

export const JobListQuery = z.object({
  /** Page number from 0. */
  offset: wholeNumber(0, 100_000, 0),
  /** Page size. */
  limit: wholeNumber(JOB_PAGE.minLimit, JOB_PAGE.maxLimit, JOB_PAGE.size),
  /** Words or prefixes of words, all of which must occur. */
  q: z._default(anyText, ''),
  /** Default: newest first; with `q`, jobs with the words in their name first. */
  sort: z.optional(z.enum(JOB_SORTS)),
  ...FILTERS,
});
export type JobListQuery = z.infer<typeof JobListQuery>;
/** The unvalidated query of a list; omitted parameters have defaults. */
export type JobSearch = z.input<typeof JobListQuery>;

const FacetCount = z.object({
  /** Query value: lower-case words joined by hyphens. */
  value: z.string(),
  label: z.string(),
  /** Jobs with this value that match all other filters. */
  count: z.int(),
});
export type FacetCount = z.infer<typeof FacetCount>;

export const JobFacets = z.object(mapFacets(() => z.array(FacetCount)));
/** The values of each filter with the number of matching jobs, most frequent first. */
export type JobFacets = z.infer<typeof JobFacets>;

export const JobPage = z.object({
  data: z.array(JobListing),
  total: z.int(),
  facets: JobFacets,
  /** Nothing matched `q` exactly; the results contain words that differ by one letter. */
  areSimilar: z.optional(z.boolean()),
});
/** One page of a list, and the length of the whole list. */
export type JobPage = z.infer<typeof JobPage>;

/** Text sections of a job in display order; each may be blank. */
export const JOB_SECTIONS = [
  'roleSummary',
  'minimumQualifications',
  'preferredQualifications',
  'responsibilities',
  'benefits',
] as const;
