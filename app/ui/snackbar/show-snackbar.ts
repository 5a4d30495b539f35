/** Short messages at the foot of the screen (`snackbars.tsx`), which any script of a page can show. */
import { browserLocale } from '#app/language/locale.ts';
import { message, type Snackbar } from './message.ts';

/** Milliseconds that a message stays, unless it says otherwise, is pointed at or has the focus. */
const STAYS = 6000;

/**
 * The same message is not shown twice at once; the later one replaces it.
 * @returns a function that takes the message away
 */
export function showSnackbar(given: Snackbar): () => void {
  const snackbar = { ...given, text: browserLocale().t(given.text) };
  const place = document.querySelector<HTMLElement>('[data-snackbars]');
  const role = snackbar.tone === 'error' ? 'alert' : 'status';
  const close = () => element.remove();
  const element = message(snackbar, close, place?.dataset ?? {});
  for (const text of place?.querySelectorAll('p') ?? []) {
    if (text.textContent === snackbar.text) text.parentElement?.remove();
  }
  place?.querySelector(`[role=${role}]`)?.append(element);
  if (!snackbar.action) leaveAfter(element, snackbar.lasts ?? STAYS, close);
  return close;
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
