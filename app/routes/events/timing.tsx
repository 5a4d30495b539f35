import type { LocalizedPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { type EventTimes, stageOf } from '#contract/event-times.ts';
import type { EventPagesConfig } from './event-pages-config.ts';
import { shownSpan } from './shown-span.ts';

interface TimingProps {
  kind: EventPagesConfig;
  times: EventTimes;
  /** Epoch milliseconds. */
  now: number;
}

/** How long until it starts, or until it is over; a script follows the clock. */
export function Timing({ kind, times, now }: TimingProps) {
  const pack = usePack();
  const isOver = stageOf(times, now) === 'after';
  const { title, span } = shownSpan(times, now, timingCopy(pack, kind));
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
        {kind.copy.detail.timing.after}
      </p>
    </>
  );
}

/** The words of a kind, with the units that both share. */
export function timingCopy(pack: LocalizedPack, { copy: { detail } }: EventPagesConfig) {
  const copy = pack.copy('registration');
  const { before, during } = detail.timing;
  return { ...copy.timing, before, during };
}
