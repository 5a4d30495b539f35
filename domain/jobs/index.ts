export { findOpenJob, getJob } from './get-job.ts';
export { countOpenJobs, openJobAddresses } from './job-addresses.ts';
export { listJobs } from './list-jobs.ts';
