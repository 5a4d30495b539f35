/** Job openings, as `GET /job-listings` and `GET /job-listings/{slug}` answer them. */
import * as z from 'zod/mini';
import { JobQuestion } from './job-questions.ts';
import { JOB_PAGE } from './page-sizes.ts';

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

export const JobListQuery = z.object({
  /** Page number from 0. */
  offset: wholeNumber(0, 100_000, 0),
  /** Openings on a page. */
  limit: wholeNumber(JOB_PAGE.minLimit, JOB_PAGE.maxLimit, JOB_PAGE.size),
});
export type JobListQuery = z.infer<typeof JobListQuery>;
