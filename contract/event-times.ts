/** When an event is what; no schema, so that pages can have it. */

/** Milliseconds that an event lasts where nothing else is said. */
export const USUAL_LENGTH = 2 * 60 * 60 * 1000;

/** Milliseconds before the start from which on the link to join is given. */
export const JOIN_BEFORE = 30 * 60 * 1000;

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

/** Whether the doors of a virtual event are open. */
export function canJoin({ start, end }: EventTimes, now: number): boolean {
  return now >= start - JOIN_BEFORE && now < end;
}
