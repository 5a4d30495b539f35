export { announceChange } from './announce.ts';
export { hears } from './audience.ts';
export { ChangeFeed } from './feed.ts';
export { forgetChanges } from './recent.ts';
