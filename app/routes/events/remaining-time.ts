import { type EventTimes, stageOf } from '#contract/event-times.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { type DurationCopy, formatDuration } from './countdown.ts';

export interface TimingCopy extends DurationCopy {
  /** Heading of the time until the start. */
  before: string;
  during: string;
  /** Contains `{time}`. */
  remaining: string;
}

/** The time until the start, or until the end of a running event; not for past events. */
export function remainingTime(times: EventTimes, now: number, copy: TimingCopy) {
  if (stageOf(times, now) === 'before') {
    return { title: copy.before, span: formatDuration(times.start - now, copy) };
  }
  const time = formatDuration(times.end - now, copy);
  return { title: copy.during, span: fillPlaceholders(copy.remaining, { time }) };
}
