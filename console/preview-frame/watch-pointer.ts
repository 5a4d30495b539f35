/** Which element the pointer chooses. */
import { markedUnder } from './marked-elements.ts';
import type { Outline } from './outline.ts';

/** Milliseconds for which the toolbar waits for a pointer that leaves the element for it. */
const PATIENCE = 200;

/** A position that is not known yet. */
const ANYWHERE = 'anywhere';

/**
 * While a box is visible, another element replaces it only if the pointer stays there.
 * @returns `pin` keeps the box until the pointer is moved, because browsers also report elements that
 *   a change of the page has moved below it
 */
export function watchPointer(
  document: Document,
  outline: Outline,
  show: (element: Element) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pinnedAt: string | undefined;
  document.addEventListener('mousemove', (event) => {
    const { target } = event;
    const position = `${event.screenX},${event.screenY}`;
    pinnedAt &&= pinnedAt === ANYWHERE ? position : pinnedAt;
    if (!(target instanceof Element) || position === pinnedAt) return;
    pinnedAt = undefined;
    clearTimeout(timer);
    if (outline.owns(target)) return;
    const marked = markedUnder(event, target);
    if (!marked) timer = setTimeout(outline.hide, PATIENCE);
    else if (!outline.shown()) show(marked);
    else if (marked !== outline.shown()) timer = setTimeout(show, PATIENCE, marked);
  });
  return {
    pin() {
      clearTimeout(timer);
      pinnedAt = ANYWHERE;
    },
  };
}
