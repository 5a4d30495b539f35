import { savedScroll, saveScroll } from './saved-scroll.ts';
import { holdCurrent, isCurrentInView } from './scroll-to-current.ts';

interface Saved {
  /** The key of what is saved. */
  name: string;
}

/**
 * A list that scrolls comes back at the place where it was left in this tab, unless that would hide the
 * entry of the present page.
 */
export default function keepScroll(root: HTMLElement, { name }: Saved) {
  const list = root.querySelector('ul');
  if (!list) return;
  const saved = savedScroll(name);
  if (saved) list.scrollTo({ ...saved, behavior: 'instant' });
  // A part of it is enough where somebody left the list like that.
  if (!saved || !isCurrentInView(list)) holdCurrent(list);

  const save = () => saveScroll(name, { left: list.scrollLeft, top: list.scrollTop });
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
}
