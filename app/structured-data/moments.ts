/** Times in ISO 8601, which schema.org requires. */

import type { LocalizedPack } from '#app/pack.ts';
import { localDate, utcOffsetMinutes } from '#app/ui/dates/site-time.ts';
import type { PublicationDates } from '#contract/copy-parts.ts';

/** Offset of the site's time zone from UTC at a time, such as `+05:45`. */
function zoneAt(pack: LocalizedPack, time: number): string {
  const minutes = utcOffsetMinutes(pack, time);
  const parts = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return (minutes < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Formats epoch milliseconds in the site's time zone: `2026-11-28T17:30:00+05:45`. */
export const isoMoment = (pack: LocalizedPack, time: number) =>
  localDate(pack, time).toISOString().slice(0, 19) + zoneAt(pack, time);

/** The day in the site's time zone, such as `2026-11-28`. */
export const dayOf = (pack: LocalizedPack, time: number) => isoMoment(pack, time).slice(0, 10);

/** The moment at which a day such as `2026-11-28` begins in the site's time zone. */
export const startOfDay = (pack: LocalizedPack, day: string) =>
  `${day}T00:00:00${zoneAt(pack, Date.parse(day))}`;

/** Formats milliseconds, rounded to seconds, as `PT2H30M` or `PT8S`. */
export function isoDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ] as const;
  const components = parts.flatMap(([count, unit]) => (count > 0 ? `${count}${unit}` : []));
  return `PT${components.join('') || '0S'}`;
}

const UNITS = { h: 60, hour: 60, hours: 60, hr: 60, min: 1, mins: 1, minute: 1, minutes: 1 };

/** Parses `65 min` or `1 hour 5 min` into `PT1H5M`; undefined if the text has no duration. */
export function parseDuration(text: string): string | undefined {
  const parts = text.matchAll(/(\d+)\s*(hours?|hr|h|minutes?|mins?)\b/gi);
  let minutes = 0;
  for (const [, count, unit] of parts) {
    minutes += Number(count) * UNITS[(unit ?? 'min').toLowerCase() as keyof typeof UNITS];
  }
  return minutes > 0 ? isoDuration(minutes * 60_000) : undefined;
}

/** The dates of a story from the pack's copy. */
export const storyDates = (
  pack: LocalizedPack,
  { published, updated = published }: PublicationDates,
) => ({
  published: startOfDay(pack, published),
  modified: startOfDay(pack, updated),
});
