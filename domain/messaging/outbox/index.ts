export { claimDue, type Delivery, renewClaim } from './claim.ts';
export { cancelUnsent, enqueue, retryFailed } from './enqueue.ts';
export { deadLetter, discard, markDelivered, postpone, topicsOfDelivery } from './outcome.ts';
export { reasonOf } from './reason.ts';
export { CHANNELS, type Channel, channelOf, chatTopicOf, type Topic } from './topics.ts';
