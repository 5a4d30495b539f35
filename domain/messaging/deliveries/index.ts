export { type ChannelBacklog, readBacklog } from './backlog.ts';
export { type DeliveryTimes, waitingState } from './delivery-of.ts';
export { failedMailsTo } from './failed-mails.ts';
export { listDeliveries } from './list.ts';
export { retryDeliveries } from './retry.ts';
