export { exportVisits } from './export-visits.ts';
export { maintainVisits } from './maintain-visits.ts';
export { readVisitReport } from './read-report.ts';
export type { VisitContext } from './report-period.ts';
export { SiteClock } from './site-days.ts';
export { createVisitWriter } from './store-visits.ts';
export { VisitCounter, type VisitedPage, type VisitRequest } from './visit-counter.ts';
