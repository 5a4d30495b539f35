export { type CheckedAlert, checkAlert, type SentAlert } from './check-alert.ts';
export { enqueueDueAlerts } from './enqueue-due.ts';
export { type AlertLink, alertPath, followAlertLink, readAlertLink } from './links.ts';
export { newOpenings, type ToldOpenings } from './new-openings.ts';
export { type OverlapWords, wholeSearch } from './search-words.ts';
export { isSecondClick, storeAlert } from './store-alert.ts';
