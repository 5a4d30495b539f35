import { nextPlace } from './next-place.ts';

/** Sideways along the row; in a panel, in any direction through its links. */
export function moveFocus(event: KeyboardEvent, row: HTMLElement): void {
  const current = event.target as HTMLElement;
  const panel = current.closest('.menu-panel');
  if (!panel && /Up|Down/.test(event.key)) return;
  const places = [...(panel ?? row).querySelectorAll<HTMLElement>(panel ? 'a' : '.menu-entry')];
  const at = places.indexOf(current);
  const to = nextPlace(event.key, at, places.length);
  if (to === null) return;
  event.preventDefault();
  const isBack = panel && event.key === 'ArrowUp' && at === 0;
  const next = isBack ? panel.previousElementSibling : places[to];
  if (next instanceof HTMLElement) next.focus();
}
