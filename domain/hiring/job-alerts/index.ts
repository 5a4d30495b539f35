export { type CheckedAlert, checkAlert, type SubmittedAlert } from './check-alert.ts';
export { describeSearch, type OverlapLabels } from './describe-search.ts';
export { enqueueDueAlerts } from './enqueue-due.ts';
export { type AlertLink, alertPath, followAlertLink, readAlertLink } from './links.ts';
export { type AlertJobs, findNewJobs } from './new-jobs.ts';
export { isRepeatedPost, storeAlert } from './store-alert.ts';
