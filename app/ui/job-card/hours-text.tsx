import { usePack } from '#app/pack-context.ts';
import type { JobHours } from '#contract/jobs.ts';
import { dayText, overlapText, weekText } from './job-terms.ts';

/**
 * When the work is done, in one line. A script adds the visitor's own clocks where they show something
 * else (`visitor-hours.behavior.ts`): at the end, where they push no other word aside.
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
