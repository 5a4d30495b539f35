import type { Film } from '#app/ui/video-dialog/film.ts';
import { filmPlayer } from '#app/ui/video-dialog/film-player.ts';
import { playsHere } from '#app/ui/video-dialog/plays.ts';

interface FramedFilm {
  film: Film;
  title: string;
}

export default function filmFrame(root: HTMLElement, { film, title }: FramedFilm) {
  const frame = root.querySelector('section');
  const link = frame?.querySelector('a');
  if (!frame || !link) return;
  playsHere(link, () => {
    frame.classList.add('bg-night');
    frame.replaceChildren(filmPlayer(film, title));
    // The button that had the focus was replaced.
    frame.focus();
  });
}
