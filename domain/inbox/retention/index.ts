export { cutoffsOf, monthsBefore, type RetentionPeriods } from './cutoffs.ts';
export { eraseAllInTurn, eraseSomeInTurn } from './in-turn.ts';
