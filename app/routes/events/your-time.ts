import { formatNamedMoment, isSameTime } from '#app/ui/dates/moment-in-zone.ts';

export interface YourTimeWords {
  /** Said where it is the same as on the site's clocks, whose zone this is. */
  same: string;
  zone: string;
}

/** The start in the visitor's own zone, which only the browser knows and whose place is kept. */
export function tellYourTime(root: HTMLElement, start: number, words: YourTimeWords): void {
  const row = root.querySelector('[data-your-time]');
  const value = row?.querySelector('dd');
  if (!row || !value) return;
  if (isSameTime(start, words.zone)) value.textContent = words.same;
  else {
    const time = document.createElement('time');
    time.dateTime = new Date(start).toISOString();
    time.textContent = formatNamedMoment(start);
    value.replaceChildren(time);
  }
  row.classList.remove('invisible');
}
