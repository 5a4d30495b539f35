/** Appends working hours in the visitor's time zone if it differs from the job's. */
import { browserLocale } from '#app/language/locale.ts';
import { minutesOf } from '#contract/english-formatters.ts';
import { fillPlaceholders } from '#contract/fill.ts';

const DAY = 24 * 60;

/** The UTC offset in minutes; of the browser's own time zone by default. */
function minutesAhead(now: Date, timeZone?: string): number {
  const inZone = (zone?: string) =>
    Date.parse(`${now.toLocaleString('en-US', { timeZone: zone })} UTC`);
  return Math.round((inZone(timeZone) - inZone('UTC')) / 60_000);
}

/** @param words with `{from}` and `{to}` */
export default function visitorHours(root: HTMLElement, { template }: { template: string }): void {
  const now = new Date();
  for (const element of root.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '', zone } = element.dataset;
    // Without the attribute, a second start does not append them again.
    delete element.dataset.hours;
    const ahead = minutesAhead(now) - minutesAhead(now, zone);
    if (ahead === 0 || hours === '') continue;
    const [from = '', to = ''] = hours
      .split(' ')
      .map((time) => browserLocale().format.clock((minutesOf(time) + ahead + DAY) % DAY));
    element.append(` (${fillPlaceholders(template, { from, to })})`);
  }
}
