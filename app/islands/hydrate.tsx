/** Hydrates one server-rendered island with React. */
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { InIslandContext, type SlotProps, type Slots } from './island-context.ts';
import { onIslandChange } from './island-hot-update.ts';
import { trustedHtml } from './trusted.ts';

/** The island's slots with the server's markup, which React neither renders nor compares. */
function serverSlots(element: HTMLElement): Slots {
  const slots = [...element.querySelectorAll<HTMLElement>('island-slot')].filter(
    (slot) => slot.closest('page-island') === element,
  );
  return Object.fromEntries(
    slots.map((slot) => [
      slot.dataset.name ?? 'children',
      <ServerSlot key={slot.dataset.name} slot={slot} />,
    ]),
  );
}

function ServerSlot({ slot }: { slot: HTMLElement }) {
  const { name } = slot.dataset;
  // Read only once, because islands and behaviors in the slot change its markup later.
  const [html] = useState(() => ({ __html: trustedHtml(htmlWithoutStyles(slot)) }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is already in the document
  return <island-slot data-name={name} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/**
 * Drops `style` attributes, which only scripts have set: the server writes none, and the
 * Content-Security-Policy refuses them in HTML.
 */
function htmlWithoutStyles(slot: HTMLElement): string {
  const copy = slot.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
  return copy.innerHTML;
}

function ReportHydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Resolves when the island handles events. Hydration is synchronous: the loader has just reset the
 * fields to their default values, so text typed before hydration ends would be lost.
 */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType<SlotProps>,
  props: object,
): Promise<void> {
  return new Promise((resolve) => {
    const { children, ...slots } = serverSlots(element);
    const render = (Current: ComponentType<SlotProps>) => (
      <InIslandContext value>
        <Current {...props} slots={slots}>
          {children}
        </Current>
        <ReportHydrated onHydrated={resolve} />
      </InIslandContext>
    );
    const root = flushSync(() => hydrateRoot(element, render(Component)));
    if (import.meta.env.DEV) onIslandChange(element, (changed) => root.render(render(changed)));
    // The focus moved before the island listened, so its event is sent again.
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}
