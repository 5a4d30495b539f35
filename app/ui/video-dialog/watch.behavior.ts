import { modal } from '#app/ui/dialog/modal.ts';
import type { Film } from './film.ts';
import { filmPlayer, removePlayer } from './film-player.ts';
import { playsHere } from './plays.ts';

interface Watch {
  film: Film;
  title: string;
}

export default function watch(root: HTMLElement, { film, title }: Watch) {
  const link = root.querySelector('a');
  const dialog = root.querySelector('dialog');
  const frame = dialog?.querySelector('[data-player]');
  if (!link || !dialog || !frame) return;
  const { open } = modal(dialog, link, () => removePlayer(frame));
  link.ariaHasPopup = 'dialog';
  playsHere(link, () => {
    frame.replaceChildren(filmPlayer(film, title));
    open();
  });
}
