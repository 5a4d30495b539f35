import { formatNamedMoment, isSameTime } from '#app/ui/dates/moment-in-zone.ts';
import { canJoin, type EventTimes, stageOf } from '#contract/event-times.ts';
import { remainingTime, type TimingCopy } from './remaining-time.ts';
import { type RegistrationFacts, rememberRegistration } from './remember-registration.ts';

const TICK = 60_000;

interface AsideFacts {
  times: EventTimes;
  timing: TimingCopy;
  yourTime: YourTimeCopy;
  registration: RegistrationFacts;
  /** Null for an event that is not joined by a link. */
  door: DoorFacts | null;
}

/**
 * Updates the times every minute and when the page becomes visible, and remembers on the device
 * whether the visitor has registered.
 */
export default function registrationAside(root: HTMLElement, facts: AsideFacts): void {
  const { times, timing, yourTime, registration, door } = facts;
  showYourTime(root, times.start, yourTime);
  rememberRegistration(root, registration);
  const [title, span] = root.querySelectorAll('[data-timing] > span');
  const updateDoor = door && createDoor(root, times, door);

  const tick = () => {
    const now = Date.now();
    if (stageOf(times, now) === 'after') return close(root);
    const remaining = remainingTime(times, now, timing);
    if (title) title.textContent = remaining.title;
    if (span) span.textContent = remaining.span;
    updateDoor?.(now);
  };
  tick();
  setInterval(tick, TICK);
  document.addEventListener('visibilitychange', tick);
}

/** Removes the parts that matter only before the end, and shows those that say it is over. */
function close(root: HTMLElement): void {
  for (const part of root.querySelectorAll('[data-until-over]')) part.remove();
  for (const part of root.querySelectorAll('[data-over]')) part.removeAttribute('hidden');
}

interface YourTimeCopy {
  /** Text if the visitor's time is the same as in `zone`, the site's time zone. */
  same: string;
  zone: string;
}

/** Fills the start in the visitor's time zone, which only the browser knows, into its row. */
function showYourTime(root: HTMLElement, start: number, copy: YourTimeCopy): void {
  const row = root.querySelector('[data-your-time]');
  const value = row?.querySelector('dd');
  if (!row || !value) return;
  if (isSameTime(start, copy.zone)) value.textContent = copy.same;
  else {
    const time = document.createElement('time');
    time.dateTime = new Date(start).toISOString();
    time.textContent = formatNamedMoment(start);
    value.replaceChildren(time);
  }
  row.classList.remove('invisible');
}

interface DoorFacts {
  /** The link in the loaded page; empty until the doors are open. */
  link: string;
  slug: string;
  /** The API call that returns the link. */
  call: 'getEvent' | 'getTraining';
  /** Text below the button: before the doors are open, and if there is no link. */
  copy: { early: string; missing: string };
}

/** The API's client is loaded late, because only a page opened before the doors needs it. */
async function linkOf({ call, slug }: DoorFacts): Promise<string> {
  const { browserApi } = await import('#app/api-client.ts');
  return (await browserApi[call](slug)).joinNowLink ?? '';
}

/**
 * The button to join a virtual event. The API returns the link only while the doors are open, so a
 * page that was loaded earlier requests it then, and again every minute, because clocks differ and
 * connections fail.
 * @returns a function that updates the button, given the time in epoch milliseconds
 */
function createDoor(root: HTMLElement, times: EventTimes, facts: DoorFacts) {
  const openDoor = root.querySelector<HTMLAnchorElement>('[data-door=open]');
  const closedDoor = root.querySelector<HTMLElement>('[data-door=closed]');
  const hint = closedDoor?.querySelector('p');
  let { link } = facts;

  function show(isOpen: boolean): void {
    const hasLink = isOpen && link !== '';
    if (hasLink && openDoor)
      Object.assign(openDoor, { href: link, target: '_blank', rel: 'noopener' });
    if (openDoor) openDoor.hidden = !hasLink;
    if (closedDoor) closedDoor.hidden = hasLink;
  }

  return (now: number): void => {
    const isOpen = canJoin(times, now);
    show(isOpen);
    if (!isOpen || link) return;
    linkOf(facts)
      .catch(() => '')
      .then((newLink) => {
        link = newLink;
        if (!newLink && hint) hint.textContent = facts.copy.missing;
        show(true);
      });
  };
}
