import type { Snackbar } from './message.ts';
import { showSnackbar } from './show-snackbar.ts';

/** Without a function, because it is sent as JSON. */
export type SerializableSnackbar = Snackbar & {
  action?: { label: string; href: string } | undefined;
};

export default function showOnPress(root: HTMLElement, snackbar: SerializableSnackbar): void {
  root.querySelector('button')?.addEventListener('click', () => showSnackbar(snackbar));
}
