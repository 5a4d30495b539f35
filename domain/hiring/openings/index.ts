export { changeOpening, effectiveEnd, openingChanges } from './change-opening.ts';
export { listOpenings } from './list-openings.ts';
