export { storeFormerJobs } from './former-jobs.ts';
export { createJobFinder, findAmong, type JobFinder } from './job-finder.ts';
export {
  countOpenJobs,
  findOpenJob,
  getJob,
  jobQuestions,
  jobsBySlug,
  listJobs,
  openJobSlugs,
  openJobs,
} from './job-rows.ts';
