/** Buttons open and close their panels, and mark what belongs to an open one: `data-panel` beside. */
export default function accordion(root: HTMLElement, { mode }: { mode: AccordionMode }) {
  const parts = root.querySelectorAll<HTMLElement>('[data-panel]');
  const isOpen = (part: HTMLElement) => part.hasAttribute('data-open');
  const idOf = ({ dataset }: HTMLElement) => dataset.panel ?? '';

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[aria-expanded]');
    const item = button?.closest<HTMLElement>('[data-panel]');
    if (!item) return;
    const before = [...parts].filter(isOpen).map(idOf);
    const now = opened([...new Set(before)], idOf(item), mode);
    for (const part of parts) {
      const isNow = now.includes(idOf(part));
      part.toggleAttribute('data-open', isNow);
      const own = part.querySelector('button[aria-expanded]');
      own?.setAttribute('aria-expanded', String(isNow));
      if (mode === 'one') own?.setAttribute('aria-disabled', String(isNow));
    }
  });
}

/** `one`: always exactly one panel is open. `any`: as many as the visitor likes, or none. */
export type AccordionMode = 'one' | 'any';

/** Which panels are open after a press on the button of one. */
export function opened(before: readonly string[], id: string, mode: AccordionMode): string[] {
  if (mode === 'one') return [id];
  return before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
}
