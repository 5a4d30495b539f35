import { canJoin, type EventTimes } from '#contract/event-times.ts';
import type { ContentApi } from '#contract/public-api.ts';

export interface DoorFacts {
  /** What the page came with; empty until the doors are open. */
  link: string;
  slug: string;
  /** The call that tells the link. */
  call: keyof Pick<ContentApi, 'getEvent' | 'getTraining'>;
  /** Below the button: before the doors are open, and where no link is given. */
  words: { early: string; missing: string };
}

/** Nobody needs the client of the API but those who have the page open before the doors are. */
async function linkOf({ call, slug }: DoorFacts): Promise<string> {
  const { browserContent } = await import('#app/content-client.ts');
  return (await browserContent[call](slug)).joinNowLink ?? '';
}

/**
 * The way into a virtual event. Its link is given only while the doors are open: whoever had the page
 * open before asks once more then, and each minute again until there is one: clocks differ, and lines
 * fail.
 * @returns what looks whether they are open, given the time in epoch milliseconds
 */
export function doorOf(root: HTMLElement, times: EventTimes, facts: DoorFacts) {
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
