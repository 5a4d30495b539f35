import { useId } from 'react';
import type { LocalizedPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { HoursBar, spanAttributes } from './hours-bar.tsx';
import { timeOfDay } from './office-hours.ts';
import { type OfficesDay, sharedHoursOf } from './offices-day.ts';

const TICKS = [0, 6, 12, 18, 24];
const CHIP = 'inline-flex items-center gap-1.5 rounded-full py-2 pe-3 ps-2.5 text-xs font-medium';

/** Working hours of both offices on one day, and when they overlap. */
export function DayChart({ officesDay }: { officesDay: OfficesDay }) {
  const pack = usePack();
  const { copy: day, ahead, first, second, support, shared, isWholeDay, cities } = officesDay;
  const sharedHours = sharedHoursOf(pack);
  const describedBy = useId();
  return (
    <figure className="rounded-panel border border-hairline bg-white p-5 shadow-card sm:p-7.5">
      <figcaption className="mb-5 flex flex-wrap items-baseline justify-between gap-x-3">
        <strong className="text-xl tracking-[-0.02em] text-balance">{day.title}</strong>
        <span className="text-xs text-ink-600">{day.zone}</span>
      </figcaption>
      <div role="img" aria-labelledby={describedBy}>
        <div aria-hidden="true">
          <div className="mb-1.5 flex justify-between text-xs text-ink-600 tabular-nums">
            {TICKS.map((hour) => (
              <span key={hour}>{timeOfDay(pack.locale, hour)}</span>
            ))}
          </div>
          <HoursBar city={cities[0]} ahead={0} spans={[first]} text={day.first.text} />
          <HoursBar
            city={cities[1]}
            ahead={ahead}
            spans={second}
            text={day.second.text}
            support={day.support && { spans: support, text: day.support.text }}
          />
          {shared && (
            <svg className="-mt-1 block h-2 w-full fill-secondary-600" aria-hidden="true">
              <rect {...spanAttributes(shared)} height="8" rx="4" />
            </svg>
          )}
        </div>
        <span id={describedBy} className="sr-only">
          {description(pack, officesDay)}
        </span>
      </div>
      <ul className="mt-4.5 flex flex-wrap gap-2">
        {sharedHours && (
          <li className={`${CHIP} bg-secondary-100 text-secondary-700`}>
            <Icon name="users" size={16} />
            {fillPlaceholders(day.overlap, sharedHours)}
          </li>
        )}
        <li className={`${CHIP} bg-primary-100 text-primary-700`}>
          <Icon name="arrow-right" size={16} />
          {day.handOff}
        </li>
        <li className={`${CHIP} bg-dawn text-earth`}>
          <Icon name="sunrise" size={16} />
          {day.morning}
        </li>
        {isWholeDay && (
          <li className={`${CHIP} border border-ink-300 text-ink`}>
            <Icon name="clock" size={16} />
            {day.wholeDay}
          </li>
        )}
      </ul>
    </figure>
  );
}

function description(pack: LocalizedPack, officesDay: OfficesDay): string {
  const { copy: day, first, second, support, shared, isWholeDay, cities } = officesDay;
  const ends = (from = 0, to = 0) => ({
    from: timeOfDay(pack.locale, from),
    to: timeOfDay(pack.locale, to),
  });
  const hours = [ends(first.from, first.to), ends(second[0]?.from, second.at(-1)?.to)] as const;
  return [
    fillPlaceholders(day.description, {
      first: cities[0],
      second: cities[1],
      firstFrom: hours[0].from,
      firstTo: hours[0].to,
      secondFrom: hours[1].from,
      secondTo: hours[1].to,
    }),
    shared && fillPlaceholders(day.overlapDescription, ends(shared.from, shared.to)),
    day.support &&
      fillPlaceholders(day.supportDescription, {
        second: cities[1],
        ...ends(support[0]?.from, support.at(-1)?.to),
      }),
    isWholeDay && `${day.wholeDay}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
