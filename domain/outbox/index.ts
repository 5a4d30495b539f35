export { claimDue, type Delivery, keepClaimed } from './claim.ts';
export { owe } from './owe.ts';
export { retryFailed } from './retry.ts';
export { giveUp, letGo, markDelivered, postpone } from './settle.ts';
export { CHANNELS, type Channel, TOPICS, type Topic } from './topics.ts';
