export { findAmong } from './find-among.ts';
export { recordFormerOpenings } from './former-openings.ts';
export { findOpenJob, getJob, jobQuestions } from './get-job.ts';
export { createJobFinder, type JobFinder } from './job-finder.ts';
export { openJobs } from './job-rows.ts';
export { countOpenJobs, openJobSlugs } from './job-slugs.ts';
export { jobsBySlug, listJobs } from './list-jobs.ts';
