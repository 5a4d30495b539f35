/** Short messages at the bottom of the screen (`snackbars.tsx`), which any script can show. */
import { browserLocale } from '#app/language/locale.ts';
import { messageElement, type Snackbar } from './message.ts';

/** Milliseconds that a message stays by default. */
const DURATION = 6000;

/**
 * A message replaces one with the same text.
 * @returns a function that closes the message
 */
export function showSnackbar(options: Snackbar): () => void {
  const snackbar = { ...options, text: browserLocale().t(options.text) };
  const host = document.querySelector<HTMLElement>('[data-snackbars]');
  const role = snackbar.tone === 'error' ? 'alert' : 'status';
  const close = () => element.remove();
  const element = messageElement(snackbar, close, host?.dataset ?? {});
  for (const text of host?.querySelectorAll('p') ?? []) {
    if (text.textContent === snackbar.text) text.parentElement?.remove();
  }
  host?.querySelector(`[role=${role}]`)?.append(element);
  if (!snackbar.action) closeAfter(element, snackbar.duration ?? DURATION, close);
  return close;
}

/** The pointer and the focus hold the message; after them its time starts again. */
function closeAfter(element: HTMLElement, time: number, close: () => void) {
  let timer = setTimeout(close, time);
  let hasPointer = false;
  const update = ({ type }: Event) => {
    // `:hover` would still match after a touch has ended.
    if (type.startsWith('pointer')) hasPointer = type === 'pointerenter';
    clearTimeout(timer);
    if (hasPointer || element.matches(':focus-within')) return;
    timer = setTimeout(close, time);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    element.addEventListener(type, update);
  }
}
