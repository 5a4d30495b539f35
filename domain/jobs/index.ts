export { findOpenJob, getJob, jobQuestions } from './get-job.ts';
export { countOpenJobs, openJobSlugs } from './job-slugs.ts';
export { listJobs } from './list-jobs.ts';
