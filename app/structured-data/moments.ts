/** Times as schema.org wants them: ISO 8601. */

import type { LocalizedPack } from '#app/pack.ts';
import { minutesAhead, there } from '#app/ui/dates/site-time.ts';
import type { Dates } from '#contract/copy-parts.ts';

/** `+05:45`: how far the site's clocks are ahead of UTC at a time. */
function zoneAt(pack: LocalizedPack, time: number): string {
  const minutes = minutesAhead(pack, time);
  const parts = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return (minutes < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** `2026-11-28T17:30:00+05:45` for epoch milliseconds: the site's clocks. */
export const isoMoment = (pack: LocalizedPack, time: number) =>
  there(pack, time).toISOString().slice(0, 19) + zoneAt(pack, time);

/** The day there, as `2026-11-28`. */
export const dayOf = (pack: LocalizedPack, time: number) => isoMoment(pack, time).slice(0, 10);

/** The moment at which a day such as `2026-11-28` begins there. */
export const startOfDay = (pack: LocalizedPack, day: string) =>
  `${day}T00:00:00${zoneAt(pack, Date.parse(day))}`;

/** `PT2H30M` or `PT8S` for milliseconds; whole seconds. */
export function isoDuration(milliseconds: number): string {
  const all = Math.round(milliseconds / 1000);
  const parts = [
    [Math.floor(all / 3600), 'H'],
    [Math.floor(all / 60) % 60, 'M'],
    [all % 60, 'S'],
  ] as const;
  const told = parts.flatMap(([count, unit]) => (count > 0 ? `${count}${unit}` : []));
  return `PT${told.join('') || '0S'}`;
}

const UNITS = { h: 60, hour: 60, hours: 60, hr: 60, min: 1, mins: 1, minute: 1, minutes: 1 };

/** `PT1H5M` for `65 min` or `1 hour 5 min`; undefined for what says no length. */
export function spokenDuration(words: string): string | undefined {
  const parts = words.matchAll(/(\d+)\s*(hours?|hr|h|minutes?|mins?)\b/gi);
  let minutes = 0;
  for (const [, count, unit] of parts) {
    minutes += Number(count) * UNITS[(unit ?? 'min').toLowerCase() as keyof typeof UNITS];
  }
  return minutes > 0 ? isoDuration(minutes * 60_000) : undefined;
}

/** The dates of a story whose copy is built in. */
export const storyDates = (pack: LocalizedPack, { published, updated = published }: Dates) => ({
  published: startOfDay(pack, published),
  modified: startOfDay(pack, updated),
});
