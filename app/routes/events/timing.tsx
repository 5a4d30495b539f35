import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/registration.yaml';
import { type EventTimes, stageOf } from '#contract/event-times.ts';
import { spell } from './countdown.ts';

/** How long until it starts, or until it is over. */
export function Timing({ times, now }: { times: EventTimes; now: number }) {
  const { before, during, remaining, after } = copy.timing;
  const stage = stageOf(times, now);
  if (stage === 'after') {
    return (
      <p className="no-print bg-ink-200 px-5 py-4 font-medium text-ink-700 sm:px-6">{after}</p>
    );
  }
  const [title, span] =
    stage === 'before'
      ? [before, spell(times.start - now, copy.timing)]
      : [during, fill(remaining, { time: spell(times.end - now, copy.timing) })];
  return (
    <p className="no-print on-night ground-deep px-5 py-4.5 sm:px-6">
      <span className="quiet block text-sm font-medium">{title}</span>
      <span className="mt-1 block text-xl font-bold tracking-[-0.025em]">{span}</span>
    </p>
  );
}
