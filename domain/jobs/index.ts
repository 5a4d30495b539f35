export { findOpenJob, getJob } from './get-job.ts';
export { listJobs } from './list-jobs.ts';
