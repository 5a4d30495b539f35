/** Has React take over one island, as the server rendered it. */
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { onIslandChanged } from './changed-island.ts';
import { InIslandContext, type Slots, type Still } from './island-context.ts';
import { trustedHtml } from './trusted.ts';

/** What stands still is left as it came: React neither makes nor compares it. */
function stillParts(element: HTMLElement): Slots {
  const slots = [...element.querySelectorAll<HTMLElement>('island-slot')].filter(
    (slot) => slot.closest('page-island') === element,
  );
  return Object.fromEntries(
    slots.map((slot) => [
      slot.dataset.name ?? 'children',
      <StillPart key={slot.dataset.name} slot={slot} />,
    ]),
  );
}

function StillPart({ slot }: { slot: HTMLElement }) {
  const { name } = slot.dataset;
  // As it was then: what moves within it has changed it since.
  const [html] = useState(() => ({ __html: trustedHtml(writtenHtml(slot)) }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands there already
  return <island-slot data-name={name} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** Without styles that scripts have set: the server writes none, and the policy refuses those in HTML. */
function writtenHtml(slot: HTMLElement): string {
  const copy = slot.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
  return copy.innerHTML;
}

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}

/**
 * Resolves when the island answers. All at once: a key that came in between would be lost, as the loader
 * has taken out what was typed before.
 */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType<Still>,
  props: object,
): Promise<void> {
  return new Promise((resolve) => {
    const { children, ...slots } = stillParts(element);
    const viewOf = (Shown: ComponentType<Still>) => (
      <InIslandContext value>
        <Shown {...props} slots={slots}>
          {children}
        </Shown>
        <Awake onAwake={resolve} />
      </InIslandContext>
    );
    const root = flushSync(() => hydrateRoot(element, viewOf(Component)));
    if (import.meta.env.DEV) onIslandChanged(element, (changed) => root.render(viewOf(changed)));
    // It came too early for the island to hear of it.
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}
