/** Short messages at the foot of the screen, which any page can show. */
export interface Snackbar {
  id: number;
  tone: 'success' | 'neutral' | 'error';
  text: string;
  /** A button in the message. It then stays until it is closed. */
  action?: { label: string; run: () => void } | undefined;
  /** Milliseconds until it goes by itself, if not the usual time. */
  lasts?: number;
}

const NONE: readonly Snackbar[] = [];
let shown = NONE;
let count = 0;
const listeners = new Set<() => void>();

function show(next: readonly Snackbar[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * The same message is not shown twice at once; the later one replaces it.
 * @returns a function that takes the message away
 */
export function showSnackbar(snackbar: Omit<Snackbar, 'id'>): () => void {
  count += 1;
  const id = count;
  const others = shown.filter(({ text }) => text !== snackbar.text);
  show([...others, { ...snackbar, id }]);
  return () => closeSnackbar(id);
}

export function closeSnackbar(id: number): void {
  show(shown.filter((snackbar) => snackbar.id !== id));
}

export const snackbarStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => shown,
  readOnServer: () => NONE,
};
