/**
 * Short messages at the foot of the screen, which any page can show. The list belongs to the window, so
 * that whatever asks for a message and what shows it need not share a file.
 */
export interface Snackbar {
  tone: 'success' | 'neutral' | 'error';
  text: string;
  /** A button in the message, or a link. It then stays until it is closed. */
  action?: { label: string; run: () => void } | { label: string; href: string } | undefined;
  /** Milliseconds until it goes by itself, if not the usual time. */
  lasts?: number;
}

declare global {
  var snackbars: readonly Snackbar[] | undefined;
}

const CHANGED = 'snackbars';

function show(next: readonly Snackbar[]): void {
  globalThis.snackbars = next;
  dispatchEvent(new Event(CHANGED));
}

/**
 * The same message is not shown twice at once; the later one replaces it.
 * @returns a function that takes the message away
 */
export function showSnackbar(snackbar: Snackbar): () => void {
  const shown = { ...snackbar };
  show([...shownSnackbars().filter(({ text }) => text !== snackbar.text), shown]);
  return () => closeSnackbar(shown);
}

export function closeSnackbar(shown: Snackbar): void {
  show(shownSnackbars().filter((snackbar) => snackbar !== shown));
}

export const shownSnackbars = (): readonly Snackbar[] => globalThis.snackbars ?? [];

/** @returns a function that ends it */
export function onSnackbars(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
