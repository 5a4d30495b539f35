import { formatNamedMoment, isSameTime } from '#app/ui/dates/moment-in-zone.ts';
import { type EventTimes, stageOf } from '#contract/event-times.ts';
import { type DoorFacts, doorOf } from './door.ts';
import { type RegisteredFacts, rememberRegistration } from './remember-registration.ts';
import { shownSpan, type TimingWords } from './shown-span.ts';

const TICK = 60_000;

interface AsideFacts {
  times: EventTimes;
  timing: TimingWords;
  yourTime: YourTimeWords;
  registration: RegisteredFacts;
  /** Null where nobody joins by a link. */
  door: DoorFacts | null;
}

/**
 * Follows the clock, anew each minute and whenever somebody looks again, and remembers on the device
 * who has registered.
 */
export default function registrationAside(root: HTMLElement, facts: AsideFacts): void {
  const { times, timing, yourTime, registration, door } = facts;
  tellYourTime(root, times.start, yourTime);
  rememberRegistration(root, registration);
  const [title, span] = root.querySelectorAll('[data-timing] > span');
  const look = door && doorOf(root, times, door);

  const tick = () => {
    const now = Date.now();
    if (stageOf(times, now) === 'after') return close(root);
    const shown = shownSpan(times, now, timing);
    if (title) title.textContent = shown.title;
    if (span) span.textContent = shown.span;
    look?.(now);
  };
  tick();
  setInterval(tick, TICK);
  document.addEventListener('visibilitychange', tick);
}

/** What is for those who still can go there goes; what says that it is over comes. */
function close(root: HTMLElement): void {
  for (const part of root.querySelectorAll('[data-until-over]')) part.remove();
  for (const part of root.querySelectorAll('[data-over]')) part.removeAttribute('hidden');
}

interface YourTimeWords {
  /** Said where it is the same as on the site's clocks, whose zone this is. */
  same: string;
  zone: string;
}

/** The start in the visitor's own zone, which only the browser knows and whose place is kept. */
function tellYourTime(root: HTMLElement, start: number, words: YourTimeWords): void {
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
