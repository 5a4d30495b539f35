/**
 * Stores the scroll position of a list for this tab, and restores it unless that would hide the
 * entry of the current page.
 */
import { isCurrentInView, keepCurrentInView } from './scroll-to-current.ts';

const { previousElementSibling, dataset } = document.currentScript as HTMLScriptElement;
const list = previousElementSibling as HTMLElement;
const name = dataset.name as string;
/** Key in session storage. */
const KEY = `scroll of ${name}`;

function restore() {
  const saved = savedScroll();
  if (saved) list.scrollTo({ ...saved, behavior: 'instant' });
  // A partly visible entry is enough if the visitor left the list like that.
  if (!saved || !isCurrentInView(list)) keepCurrentInView(list);
}

restore();
// The list may have been scrolled on the previous page while this one was prerendered.
document.addEventListener('prerenderingchange', restore);

const save = () => saveScroll({ left: list.scrollLeft, top: list.scrollTop });
let frame = 0;
list.addEventListener(
  'scroll',
  () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      save();
    });
  },
  { passive: true },
);
// The page may be left before the animation frame.
addEventListener('pagehide', () => {
  if (frame) save();
});

/** Pixels. */
interface ScrollPosition {
  left: number;
  top: number;
}

/** Null if nothing was saved or storage is disabled. */
function savedScroll(): ScrollPosition | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isScrollPosition(saved) ? saved : null;
  } catch {
    return null;
  }
}

function saveScroll(position: ScrollPosition): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(position));
  } catch {
    // Storage is full or disabled, so the next page shows the list from its start.
  }
}

function isScrollPosition(value: unknown): value is ScrollPosition {
  const { left, top } = (value ?? {}) as Partial<ScrollPosition>;
  return Number.isFinite(left) && Number.isFinite(top);
}
