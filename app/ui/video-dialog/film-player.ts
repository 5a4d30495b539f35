import { cutFor, type Film } from './film.ts';
import { playerFor } from './player-for.ts';

/** Plays from the moment it is in the page. Made only after a click. */
export function filmPlayer(film: Film, title: string): HTMLElement {
  const cut = cutFor(film);
  const player = playerFor(cut.src);
  if (player.kind === 'embed') {
    return Object.assign(document.createElement('iframe'), {
      src: player.src,
      title,
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
      referrerPolicy: 'strict-origin-when-cross-origin',
      className: 'size-full border-0',
    });
  }
  const video = Object.assign(document.createElement('video'), {
    src: player.src,
    poster: cut.poster,
    controls: true,
    playsInline: true,
    ariaLabel: title,
    className: 'size-full object-contain',
  });
  if (film.captions) {
    const { src, language: srclang, label, isOff } = film.captions;
    const track = document.createElement('track');
    video.append(Object.assign(track, { default: !isOff, kind: 'captions', src, srclang, label }));
  }
  // The controls are there for a browser that will not start by itself, so this is no error.
  video.play().catch(({ name }: Error) => {
    if (name !== 'AbortError') console.info(`The film does not start by itself: ${name}`);
  });
  return video;
}

/** Ends what a player plays, and takes it away. */
export function removePlayer(place: Element): void {
  place.querySelector('video')?.pause();
  place.replaceChildren();
}
