import { modal } from './modal.ts';

/** A button opens the dialog that follows it. */
export default function openDialog(root: HTMLElement) {
  const opener = root.querySelector<HTMLElement>('[aria-haspopup=dialog]');
  const dialog = root.querySelector('dialog');
  if (!opener || !dialog) return;
  const { open } = modal(dialog, opener);
  opener.addEventListener('click', open);
}
