import { formatNamedMoment, isSameTime } from '#app/ui/dates/moment-in-zone.ts';
import { canJoin, type EventTimes, stageOf } from '#contract/event-times.ts';
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

interface DoorFacts {
  /** What the page came with; empty until the doors are open. */
  link: string;
  slug: string;
  /** The call that tells the link. */
  call: 'getEvent' | 'getTraining';
  /** Below the button: before the doors are open, and where no link is given. */
  words: { early: string; missing: string };
}

/** Only a page that was opened before the doors needs the API's client. */
async function linkOf({ call, slug }: DoorFacts): Promise<string> {
  const { browserApi } = await import('#app/api-client.ts');
  return (await browserApi[call](slug)).joinNowLink ?? '';
}

/**
 * The way into a virtual event. The API gives its link only while the doors are open, so a page that was open
 * before asks for it then, and again each minute, since clocks differ and connections fail.
 * @returns what looks whether they are open, given the time in epoch milliseconds
 */
function doorOf(root: HTMLElement, times: EventTimes, facts: DoorFacts) {
  const open = root.querySelector<HTMLAnchorElement>('[data-door=open]');
  const closed = root.querySelector<HTMLElement>('[data-door=closed]');
  const hint = closed?.querySelector('p');
  let { link } = facts;

  function show(isOpen: boolean): void {
    const hasLink = isOpen && link !== '';
    if (hasLink && open) Object.assign(open, { href: link, target: '_blank', rel: 'noopener' });
    if (open) open.hidden = !hasLink;
    if (closed) closed.hidden = hasLink;
  }

  return (now: number): void => {
    const isOpen = canJoin(times, now);
    show(isOpen);
    if (!isOpen || link) return;
    linkOf(facts)
      .catch(() => '')
      .then((found) => {
        link = found;
        if (!found && hint) hint.textContent = facts.words.missing;
        show(true);
      });
  };
}
