import { usePack } from '#app/pack-context.ts';
import type { JobHours } from '#contract/jobs.ts';
import { dayText, overlapText, weekText } from './job-terms.ts';

/**
 * The working hours in one line. `visitor-hours.behavior.ts` appends them in the visitor's time
 * zone if it differs; at the end, so that no other text shifts.
 */
export function HoursText({ hours }: { hours: JobHours }) {
  const pack = usePack();
  const { from, to, timeZone, overlap } = hours;
  const isFixed = from !== null && to !== null;
  const parts = [
    !isFixed && weekText(pack, hours),
    dayText(pack, hours),
    overlap && overlapText(pack, hours),
  ];
  const text = parts.filter(Boolean).join(' · ');
  return isFixed ? (
    <span data-hours={`${from} ${to}`} data-zone={timeZone}>
      {text}
    </span>
  ) : (
    text
  );
}
