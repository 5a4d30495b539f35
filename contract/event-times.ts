/** The stages of an event. Does not depend on zod, so pages can import it. */

/** Default length of an event, in milliseconds. */
export const DEFAULT_EVENT_LENGTH = 2 * 60 * 60 * 1000;

/** Milliseconds before the start at which the link to join becomes available. */
export const JOIN_LEAD_TIME = 30 * 60 * 1000;

export type EventStage = 'before' | 'during' | 'after';

/** All in epoch milliseconds. */
export interface EventTimes {
  start: number;
  end: number;
}

export function stageOf({ start, end }: EventTimes, now: number): EventStage {
  if (now < start) return 'before';
  return now < end ? 'during' : 'after';
}

/** Whether people can join a virtual event at `now` (epoch milliseconds). */
export function canJoin({ start, end }: EventTimes, now: number): boolean {
  return now >= start - JOIN_LEAD_TIME && now < end;
}
