/** Scrolls a list to its entry with `aria-current`. */

/** Pixels before the first entry of a row. */
const INSET = 20;

function boxes(list: HTMLElement): { frame: DOMRect; entry: DOMRect } | null {
  const current = list.querySelector('[aria-current]');
  if (!current) return null;
  return { frame: list.getBoundingClientRect(), entry: current.getBoundingClientRect() };
}

/** True if any part of the entry is in view, or if the list has no current entry. */
export function isCurrentInView(list: HTMLElement): boolean {
  const rects = boxes(list);
  if (!rects) return true;
  const { frame, entry } = rects;
  const isAcross = entry.right > frame.left && entry.left < frame.right;
  return isAcross && entry.bottom > frame.top && entry.top < frame.bottom;
}

/** Scrolls only the list; `scrollIntoView` would scroll the page too. */
export function scrollToCurrent(list: HTMLElement): void {
  const rects = boxes(list);
  if (!rects) return;
  const { frame, entry } = rects;
  const by = (start: number, end: number) => (start < 0 || end > 0 ? start : 0);
  list.scrollBy({
    left: by(entry.left - frame.left - INSET, entry.right - frame.right),
    top: by(entry.top - frame.top, entry.bottom - frame.bottom),
    behavior: 'instant',
  });
}

/**
 * Scrolls to the current entry now, and again when the brand's font, which loads late, changes the
 * width of the entries, unless the visitor has scrolled the list.
 */
export function keepCurrentInView(list: HTMLElement): void {
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
