import { type EventTimes, stageOf } from '#contract/event-times.ts';
import { fill } from '#contract/fill.ts';
import { spell, type TimeWords } from './countdown.ts';

export interface TimingWords extends TimeWords {
  /** Above the time that is left until the start. */
  before: string;
  during: string;
  /** With `{time}`. */
  remaining: string;
}

/** How long until it starts, or until it is over, for as long as it is not. */
export function shownSpan(times: EventTimes, now: number, words: TimingWords) {
  if (stageOf(times, now) === 'before') {
    return { title: words.before, span: spell(times.start - now, words) };
  }
  const time = spell(times.end - now, words);
  return { title: words.during, span: fill(words.remaining, { time }) };
}
