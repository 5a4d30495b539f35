import { type EventTimes, stageOf } from '#contract/event-times.ts';
import { fill } from '#contract/fill.ts';
import { spell, type TimeWords } from './countdown.ts';

export interface TimingWords extends TimeWords {
  /** Heading of the time until the start. */
  before: string;
  during: string;
  /** Contains `{time}`. */
  remaining: string;
}

/** The time until the start, or until the end of a running event; not for past events. */
export function shownSpan(times: EventTimes, now: number, copy: TimingWords) {
  if (stageOf(times, now) === 'before') {
    return { title: copy.before, span: spell(times.start - now, copy) };
  }
  const time = spell(times.end - now, copy);
  return { title: copy.during, span: fill(copy.remaining, { time }) };
}
