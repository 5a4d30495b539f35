/** Delivery intervals short enough for tests. */
import type { DeliveryPace } from '#server/jobs/outbox/backoff.ts';

const SHORT = { first: 20, longest: 40 };

export const FAST_PACE: DeliveryPace = { poll: 50, chat: 100, retry: SHORT, unreachable: SHORT };
