export { changeOpening } from './change-opening.ts';
export { listOpenings } from './list-openings.ts';
export { effectiveEnd, openingChanges } from './opening-changes.ts';
