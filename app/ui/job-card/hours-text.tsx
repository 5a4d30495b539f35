import type { JobHours } from '#contract/jobs.ts';
import { dayText, overlapText, weekText } from './job-terms.ts';

/**
 * When the work is done, in one line. A script adds the visitor's own clocks where they show something
 * else (`tell-visitor-hours.ts`).
 */
export function HoursText({ hours }: { hours: JobHours }) {
  const { from, to, timeZone, overlap } = hours;
  const isFixed = from !== null && to !== null;
  const day = dayText(hours);
  return (
    <>
      {isFixed ? (
        <span data-hours={`${from} ${to}`} data-zone={timeZone}>
          {day}
        </span>
      ) : (
        [weekText(hours), day].filter(Boolean).join(' · ')
      )}
      {overlap && ` · ${overlapText(hours)}`}
    </>
  );
}
