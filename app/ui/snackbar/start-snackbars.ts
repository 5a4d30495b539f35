import { message } from './message.ts';
import { closeSnackbar, onSnackbars, type Snackbar, shownSnackbars } from './snackbar-store.ts';

/** Milliseconds that a message stays, unless it says otherwise, is pointed at or has the focus. */
const STAYS = 6000;

/** Shows the messages of this window. */
export function startSnackbars(place: HTMLElement | null): void {
  if (!place) return;
  const elements = new Map<Snackbar, HTMLElement>();

  function update() {
    const snackbars = shownSnackbars();
    for (const [snackbar, element] of elements) {
      if (snackbars.includes(snackbar)) continue;
      element.remove();
      elements.delete(snackbar);
    }
    for (const snackbar of snackbars) {
      if (!elements.has(snackbar)) elements.set(snackbar, added(snackbar));
    }
  }

  function added(snackbar: Snackbar): HTMLElement {
    const close = () => closeSnackbar(snackbar);
    const element = message(snackbar, close, place?.dataset ?? {});
    const role = snackbar.tone === 'error' ? 'alert' : 'status';
    place?.querySelector(`[role=${role}]`)?.append(element);
    if (!snackbar.action) leaveAfter(element, snackbar.lasts ?? STAYS, close);
    return element;
  }

  onSnackbars(update);
  update();
}

/** Its time starts anew when it was pointed at or had the focus. */
function leaveAfter(element: HTMLElement, time: number, close: () => void) {
  let timer = setTimeout(close, time);
  let isPointedAt = false;
  const update = ({ type }: Event) => {
    // A finger that has gone still counts as hovering.
    if (type.startsWith('pointer')) isPointedAt = type === 'pointerenter';
    clearTimeout(timer);
    if (isPointedAt || element.matches(':focus-within')) return;
    timer = setTimeout(close, time);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    element.addEventListener(type, update);
  }
}
