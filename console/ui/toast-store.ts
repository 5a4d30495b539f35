/** Toasts, which any code of the console can show. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  text: string;
  tone: 'done' | 'problem';
  action: ToastAction | undefined;
}

/** Toasts shown at the same time. */
const MAX_TOASTS = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(toast: {
  text: string;
  tone?: Toast['tone'];
  action?: ToastAction | undefined;
}): void {
  lastId++;
  const { text, tone = 'done', action } = toast;
  set([...toasts, { id: lastId, text, tone, action }].slice(-MAX_TOASTS));
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** The newest toast with an action, which the shortcut `z` runs. */
export const lastActionToast = () => toasts.findLast(({ action }) => action);

export const visibleToasts = () => toasts;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
