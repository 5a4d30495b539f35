export { announceChange } from './announce.ts';
export { hears, toldTopic } from './audience.ts';
export { ChangeFeed } from './feed.ts';
export { forgetChanges } from './recent.ts';
