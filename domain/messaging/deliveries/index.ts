export { failedMailsTo } from './failed-mails.ts';
export { type DeliveryTimes, waitingState } from './late.ts';
export { listDeliveries } from './list.ts';
export { retryDeliveries } from './retry.ts';
