export { claimDue, type Delivery, renewClaim } from './claim.ts';
export { enqueue, retryFailed, takeBack } from './enqueue.ts';
export { reasonOf } from './reason.ts';
export { deadLetter, discard, markDelivered, postpone, topicsOfDelivery } from './settle.ts';
export { CHANNELS, type Channel, channelOf, type Topic } from './topics.ts';
