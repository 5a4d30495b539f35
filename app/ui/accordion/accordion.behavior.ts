import { type AccordionMode, opened } from './opened.ts';

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
