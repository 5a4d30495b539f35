/** Adds working hours in the visitor's time zone where it differs from the company's. */
import { browserLocale } from '#app/language/locale.ts';
import { fill } from '#contract/fill.ts';
import { minutesOf } from '#contract/spelling.ts';

const DAY = 24 * 60;

/** Minutes that clocks of a zone are ahead of UTC now; the browser's own without a name. */
function minutesAhead(now: Date, timeZone?: string): number {
  const inZone = (zone?: string) =>
    Date.parse(`${now.toLocaleString('en-US', { timeZone: zone })} UTC`);
  return Math.round((inZone(timeZone) - inZone('UTC')) / 60_000);
}

/** @param words with `{from}` and `{to}` */
export default function visitorHours(root: HTMLElement, { words }: { words: string }): void {
  const now = new Date();
  for (const element of root.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '', zone } = element.dataset;
    // Told once, also where the page is shown again.
    delete element.dataset.hours;
    const ahead = minutesAhead(now) - minutesAhead(now, zone);
    if (ahead === 0 || hours === '') continue;
    const [from = '', to = ''] = hours
      .split(' ')
      .map((time) => browserLocale().format.clock((minutesOf(time) + ahead + DAY) % DAY));
    element.append(` (${fill(words, { from, to })})`);
  }
}
