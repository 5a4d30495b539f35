export { announceChange } from './announce.ts';
export { type Change, changesSince, forgetChanges } from './recent.ts';
