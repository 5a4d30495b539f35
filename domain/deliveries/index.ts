export { type DeliveryTimes, isLate } from './late.ts';
export { listDeliveries } from './list.ts';
export { retryDeliveries } from './retry.ts';
