export { findOpenJob, getJob, jobQuestions } from './get-job.ts';
export { createJobFinder, type JobFinder } from './job-finder.ts';
export { countOpenJobs, openJobSlugs } from './job-slugs.ts';
export { listJobs } from './list-jobs.ts';
