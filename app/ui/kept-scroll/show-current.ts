/** The entry of a scrolling list that is marked as current. */

/** Pixels that a row leaves before its first entry. */
const INSET = 20;

/** How far the entry is outside, in pixels to the right and down; zero where it is inside. */
function distance(list: HTMLElement): { left: number; top: number } | null {
  const current = list.querySelector('[aria-current]');
  if (!current) return null;
  const [frame, box] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  const by = (start: number, end: number) => (start < 0 || end > 0 ? start : 0);
  return {
    left: by(box.left - frame.left - INSET, box.right - frame.right),
    top: by(box.top - frame.top, box.bottom - frame.bottom),
  };
}

/** Whether any part of it is in view; so it is where none is marked. */
export function isCurrentSeen(list: HTMLElement): boolean {
  const current = list.querySelector('[aria-current]');
  if (!current) return true;
  const [frame, box] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  return (
    box.right > frame.left &&
    box.left < frame.right &&
    box.bottom > frame.top &&
    box.top < frame.bottom
  );
}

/** Moves the list alone: `scrollIntoView` would move the page as well. */
export function showCurrent(list: HTMLElement): void {
  const by = distance(list);
  if (by) list.scrollBy({ ...by, behavior: 'instant' });
}
