import { usePack } from '#app/pack-context.ts';
import type { JobHours } from '#contract/jobs.ts';
import { dayText, overlapText, shortHours, weekText } from './job-terms.ts';

/**
 * The working hours with every detail. `visitor-hours.behavior.ts` appends them in the visitor's
 * time zone if it differs; at the end, so that no other text shifts.
 */
export function HoursText({ hours }: { hours: JobHours }) {
  const pack = usePack();
  const { from, to, timeZone, note } = hours;
  const overlap = overlapText(pack, hours);
  const end = overlap && ` · ${overlap}`;
  if (from === null || to === null) {
    return (
      <>
        {weekText(pack, hours)}
        {note && (
          <>
            {' · '}
            <span lang={pack.entryLang}>{note}</span>
          </>
        )}
        {end}
      </>
    );
  }
  return (
    <span data-hours={`${from} ${to}`} data-zone={timeZone}>
      {dayText(pack, hours) + end}
    </span>
  );
}

/** Two facts for a card, in one line; on a narrow card it breaks between them. */
export function ShortHoursText({ hours }: { hours: JobHours }) {
  const pack = usePack();
  const { times, overlap } = shortHours(pack, hours);
  const second = overlap || hours.note;
  if (second === '') return times;
  return (
    <>
      {times} ·{' '}
      <span lang={overlap ? undefined : pack.entryLang} className="inline-block">
        {second}
      </span>
    </>
  );
}
