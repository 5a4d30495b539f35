import { clockTime } from '#app/ui/clock/clock-time.ts';
import { useNow } from '#app/ui/clock/use-now.ts';
import Moon from '#app/ui/icons/moon.ts';
import Sunrise from '#app/ui/icons/sunrise.ts';
import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/pages/home.yaml';
import site from '#content/site.yaml';
import clocks from '#content/site.yaml?clocks';

/** On the side of the drawing where the city is. */
const PLACES = [
  'right-3.5 sm:right-[max(24px,4.2vw)]',
  'left-3.5 narrow:bottom-30 sm:left-[max(24px,4.2vw)]',
];

/** What time it is in the two offices. Its room is kept until the browser knows. */
export function ClockChips() {
  const now = useNow();
  return (
    <>
      {site.offices.slice(0, PLACES.length).map(({ city }, index) => {
        const { time, isDay } = now
          ? clockTime(now, clocks[index] ?? [])
          : { time: '', isDay: true };
        const Icon = isDay ? Sunrise : Moon;
        return (
          <p
            key={city}
            className={`absolute bottom-13 flex items-center gap-1.5 rounded-full bg-white px-3 py-1.5 text-[0.75rem] whitespace-nowrap text-ink-700 shadow-card sm:bottom-[calc(clamp(400px,46vw+86px,800px)*0.2)] sm:px-3.5 sm:py-2 sm:text-[0.875rem] ${PLACES[index]}`}
          >
            <span
              aria-hidden="true"
              className="hidden size-4 text-secondary-600 sm:block noscript:hidden"
            >
              {now && <Icon size={16} />}
            </span>
            <span
              aria-hidden="true"
              className="min-w-[4.6em] font-bold text-ink tabular-nums noscript:hidden"
            >
              {time}
            </span>
            <span aria-hidden={now !== undefined}>{city}</span>
            {now && <span className="sr-only">{fill(copy.hero.clocks, { time, city })}</span>}
          </p>
        );
      })}
    </>
  );
}
