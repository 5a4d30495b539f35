export { topicsOfDelivery } from './changed-topics.ts';
export { claimDue, type Delivery, renewClaim } from './claim.ts';
export { enqueue } from './enqueue.ts';
export { reasonOf } from './reason.ts';
export { retryFailed } from './retry.ts';
export { deadLetter, discard, markDelivered, postpone } from './settle.ts';
export { takeBack } from './take-back.ts';
export { CHANNELS, type Channel, channelOf, type Topic } from './topics.ts';
