/**
 * Follows a list that scrolls, and scrolls it to where it was left in this tab, unless that would hide the
 * entry of the current page.
 */
import { holdCurrent, isCurrentInView } from './scroll-to-current.ts';

const { previousElementSibling, dataset } = document.currentScript as HTMLScriptElement;
const list = previousElementSibling as HTMLElement;
const name = dataset.name as string;
/** In the tab's session storage. */
const KEY = `scroll of ${name}`;

function restore() {
  const saved = savedScroll();
  if (saved) list.scrollTo({ ...saved, behavior: 'instant' });
  // A part of it is enough where somebody left the list like that.
  if (!saved || !isCurrentInView(list)) holdCurrent(list);
}

restore();
// It was scrolled on the page before while this one was made ready.
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
// Left before the frame came.
addEventListener('pagehide', () => {
  if (frame) save();
});

/** The scroll position of a list, in pixels. */
interface Place {
  left: number;
  top: number;
}

/** Null where nothing was saved, or nothing may be. */
function savedScroll(): Place | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isPlace(saved) ? saved : null;
  } catch {
    return null;
  }
}

function saveScroll(place: Place): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Storage is full or closed: the list begins at its start again.
  }
}

function isPlace(value: unknown): value is Place {
  const { left, top } = (value ?? {}) as Partial<Place>;
  return Number.isFinite(left) && Number.isFinite(top);
}
