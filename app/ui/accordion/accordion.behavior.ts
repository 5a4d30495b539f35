/** Elements with the `data-panel` of an open panel get `data-open`, in and beside the panels. */
export default function accordion(root: HTMLElement, { mode }: { mode: AccordionMode }) {
  const parts = root.querySelectorAll<HTMLElement>('[data-panel]');
  const isOpen = (part: HTMLElement) => part.hasAttribute('data-open');
  const idOf = ({ dataset }: HTMLElement) => dataset.panel ?? '';

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[aria-expanded]');
    const item = button?.closest<HTMLElement>('[data-panel]');
    if (!item) return;
    const previous = [...parts].filter(isOpen).map(idOf);
    const openIds = openPanels([...new Set(previous)], idOf(item), mode);
    for (const part of parts) {
      const opens = openIds.includes(idOf(part));
      part.toggleAttribute('data-open', opens);
      const toggle = part.querySelector('button[aria-expanded]');
      toggle?.setAttribute('aria-expanded', String(opens));
      if (mode === 'one') toggle?.setAttribute('aria-disabled', String(opens));
    }
  });
}

/** `one`: exactly one panel is open at any time. `any`: any number, or none. */
export type AccordionMode = 'one' | 'any';

/** The IDs of the open panels after a press on the button of `id`. */
export function openPanels(previous: readonly string[], id: string, mode: AccordionMode): string[] {
  if (mode === 'one') return [id];
  return previous.includes(id) ? previous.filter((other) => other !== id) : [...previous, id];
}
