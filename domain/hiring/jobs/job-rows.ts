import type { JobDetail, JobListing } from '#contract/jobs.ts';
import type { Db, JobListingsTable } from '#db/schema.ts';
import { sanitizeBody } from '#domain/content/rich-text.ts';

/** Openings that have been published. */
export function publishedJobs(db: Db, now: number) {
  return db.selectFrom('job_listings').where('published_at', '<=', now);
}

/** Openings that can be applied for. */
export function openJobs(db: Db, now: number) {
  return publishedJobs(db, now).where((row) =>
    row.or([row('valid_through', 'is', null), row('valid_through', '>=', now)]),
  );
}

export const LISTING_COLUMNS = [
  'slug',
  'name',
  'department_name',
  'department_color',
  'job_type',
  'work_mode',
  'location',
  'type',
  'hard_skills',
  'role_summary',
  'published_at',
  'valid_through',
  'places',
  'pay',
  'hours',
] as const satisfies (keyof JobListingsTable)[];

export function toListing(
  row: Pick<JobListingsTable, (typeof LISTING_COLUMNS)[number]>,
): JobListing {
  return {
    id: row.slug,
    slug: row.slug,
    name: row.name,
    roleSummary: sanitizeBody(row.role_summary),
    department: { name: row.department_name, color: row.department_color },
    hardSkills: JSON.parse(row.hard_skills),
    jobType: { name: row.job_type },
    workMode: { name: row.work_mode },
    location: row.location,
    type: row.type,
    publishedAt: row.published_at,
    validThrough: row.valid_through,
    places: row.places,
    pay: row.pay === null ? null : JSON.parse(row.pay),
    hours: row.hours === null ? null : JSON.parse(row.hours),
  };
}

export function toDetail(row: JobListingsTable): JobDetail {
  return {
    ...toListing(row),
    applicantCountries: JSON.parse(row.applicant_countries),
    minimumQualifications: sanitizeBody(row.minimum_qualifications),
    preferredQualifications: sanitizeBody(row.preferred_qualifications),
    responsibilities: sanitizeBody(row.responsibilities),
    benefits: sanitizeBody(row.benefits),
    footer: sanitizeBody(row.footer),
    jobContact: JSON.parse(row.contacts),
    questions: JSON.parse(row.questions),
  };
}
