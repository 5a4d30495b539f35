export { hears, toldTopic } from './audience.ts';
export { ChangeFeed } from './feed.ts';
export { announceChange, forgetChanges } from './recent.ts';
