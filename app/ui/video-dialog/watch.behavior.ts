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
  const place = dialog?.querySelector('[data-player]');
  if (!link || !dialog || !place) return;
  const { open } = modal(dialog, link, () => removePlayer(place));
  link.ariaHasPopup = 'dialog';
  playsHere(link, () => {
    place.replaceChildren(filmPlayer(film, title));
    open();
  });
}
