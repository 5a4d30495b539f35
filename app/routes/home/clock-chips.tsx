import { Behavior } from '#app/islands/behavior.tsx';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import clockChips from './clock-chips.behavior.ts';

/** On the side of the drawing where the city is. */
const PLACES = [
  'right-3.5 sm:right-[max(24px,4.2vw)]',
  'left-3.5 narrow:bottom-30 sm:left-[max(24px,4.2vw)]',
];

const clocksOf = (pack: LocalizedPack) =>
  pack
    .copy('site')
    .offices.slice(0, PLACES.length)
    .map(({ city }, index) => ({ city, clock: [...(pack.officeClocks[index] ?? [])] }));

/** What time it is in the two offices. Its room is kept until the browser knows. */
export function ClockChips() {
  const pack = usePack();
  const copy = useCopy('pages/home');
  return (
    <Behavior
      of={clockChips}
      props={{ said: copy.hero.clocks, clocks: clocksOf(pack) }}
      wake="idle"
    >
      {clocksOf(pack).map(({ city }, index) => (
        <p
          key={city}
          className={`absolute bottom-13 flex items-center gap-1.5 rounded-full bg-white px-3 py-1.5 text-[0.75rem] whitespace-nowrap text-ink-700 shadow-card sm:bottom-[calc(clamp(400px,46vw+86px,800px)*0.2)] sm:px-3.5 sm:py-2 sm:text-[0.875rem] ${PLACES[index]}`}
        >
          <span
            aria-hidden="true"
            className="group hidden size-4 text-secondary-600 sm:block noscript:hidden"
          >
            <Icon name="sunrise" size={16} className="hidden group-data-[sky=day]:block" />
            <Icon name="moon" size={16} className="hidden group-data-[sky=night]:block" />
          </span>
          <span
            aria-hidden="true"
            className="min-w-[4.6em] font-bold text-ink tabular-nums noscript:hidden"
          />
          <span>{city}</span>
        </p>
      ))}
    </Behavior>
  );
}
