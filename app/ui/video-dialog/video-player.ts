import { playerFor } from './player-for.ts';
import { sourceForScreen, type Video } from './video.ts';

/** Starts playing when it is inserted. Create it only after a click, so that browsers allow it. */
export function videoPlayer(video: Video, title: string): HTMLElement {
  const cut = sourceForScreen(video);
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
  const element = Object.assign(document.createElement('video'), {
    src: player.src,
    poster: cut.poster ?? '',
    controls: true,
    playsInline: true,
    ariaLabel: title,
    className: 'size-full object-contain',
  });
  if (video.captions) {
    const { src, language: srclang, label, isOff } = video.captions;
    const track = document.createElement('track');
    element.append(
      Object.assign(track, { default: !isOff, kind: 'captions', src, srclang, label }),
    );
  }
  // If the browser refuses autoplay, the visitor has the controls, so this is no error.
  element.play().catch(({ name }: Error) => {
    if (name !== 'AbortError') console.info(`The browser did not start the video: ${name}`);
  });
  return element;
}

/** Stops and removes the player. */
export function removePlayer(parent: Element): void {
  parent.querySelector('video')?.pause();
  parent.replaceChildren();
}
