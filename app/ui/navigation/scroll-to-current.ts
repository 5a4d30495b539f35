/** The entry of a scrolling list that is marked as current. */

/** Pixels that a row leaves before its first entry. */
const INSET = 20;

function boxes(list: HTMLElement): { frame: DOMRect; entry: DOMRect } | null {
  const current = list.querySelector('[aria-current]');
  if (!current) return null;
  return { frame: list.getBoundingClientRect(), entry: current.getBoundingClientRect() };
}

/** Whether any part of it is in view; so it is where none is marked. */
export function isCurrentInView(list: HTMLElement): boolean {
  const found = boxes(list);
  if (!found) return true;
  const { frame, entry } = found;
  const isAcross = entry.right > frame.left && entry.left < frame.right;
  return isAcross && entry.bottom > frame.top && entry.top < frame.bottom;
}

/** Moves the list alone: `scrollIntoView` would move the page as well. */
export function scrollToCurrent(list: HTMLElement): void {
  const found = boxes(list);
  if (!found) return;
  const { frame, entry } = found;
  const by = (start: number, end: number) => (start < 0 || end > 0 ? start : 0);
  list.scrollBy({
    left: by(entry.left - frame.left - INSET, entry.right - frame.right),
    top: by(entry.top - frame.top, entry.bottom - frame.bottom),
    behavior: 'instant',
  });
}

/**
 * Moves it there now, and again where the brand's font, which comes late, gives the entries another
 * width; not once the list was scrolled.
 */
export function holdCurrent(list: HTMLElement): void {
  scrollToCurrent(list);
  let { scrollLeft, scrollTop } = list;
  const observer = new ResizeObserver(() => {
    if (list.scrollLeft !== scrollLeft || list.scrollTop !== scrollTop)
      return observer.disconnect();
    scrollToCurrent(list);
    ({ scrollLeft, scrollTop } = list);
  });
  const current = list.querySelector('[aria-current]');
  if (current) observer.observe(current);
}
