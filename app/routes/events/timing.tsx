import copy from '#content/registration.yaml';
import { type EventTimes, stageOf } from '#contract/event-times.ts';
import { shownSpan } from './shown-span.ts';

/** How long until it starts, or until it is over; a script follows the clock. */
export function Timing({ times, now }: { times: EventTimes; now: number }) {
  const isOver = stageOf(times, now) === 'after';
  const { title, span } = shownSpan(times, now, copy.timing);
  return (
    <>
      {!isOver && (
        <p
          data-until-over=""
          data-timing=""
          className="no-print on-night ground-deep px-5 py-4.5 sm:px-6"
        >
          <span className="quiet block text-sm font-medium">{title}</span>
          <span className="mt-1 block text-xl font-bold tracking-[-0.025em]">{span}</span>
        </p>
      )}
      <p
        data-over=""
        hidden={!isOver}
        className="no-print bg-ink-200 px-5 py-4 font-medium text-ink-700 sm:px-6"
      >
        {copy.timing.after}
      </p>
    </>
  );
}
