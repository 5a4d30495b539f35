import { sayPlaying } from '#app/ui/auto-tabs/hold.ts';
import { watchView } from '#app/ui/motion/in-view.ts';
import { prefersReducedMotion } from '#app/ui/motion/reduced-motion.ts';
import { cutFor, type Film } from '#app/ui/video-dialog/film.ts';

interface Connection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Puts the video over its poster if `mayFetchFilm` allows it, and plays it while it is in view. */
export default function heroVideo(root: HTMLElement, film: Film) {
  const frame = root.firstElementChild;
  const button = root.querySelector('button');
  const { saveData, effectiveType } = (navigator as Connection).connection ?? {};
  const reducedMotion = prefersReducedMotion();
  if (!frame || !button || !mayFetchFilm({ saveData, effectiveType, reducedMotion })) return;

  const video = Object.assign(document.createElement('video'), {
    src: cutFor(film).src,
    muted: true,
    loop: true,
    playsInline: true,
    tabIndex: -1,
    ariaHidden: 'true',
    className: 'absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-300',
  });
  let isPaused = false;
  let isInView = false;
  const update = () => {
    if (isPaused || !isInView) video.pause();
    // If the browser refuses autoplay, the poster stays.
    else video.play().catch(() => undefined);
  };

  video.addEventListener('playing', () => video.classList.remove('opacity-0'));
  watchView(video, (isVisible) => {
    isInView = isVisible;
    update();
  });
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    sayPlaying(button, !isPaused);
    update();
  });
  button.before(video);
  button.hidden = false;
}

interface Conditions {
  saveData?: boolean | undefined;
  /** From the Network Information API; undefined in browsers without it. */
  effectiveType?: string | undefined;
  reducedMotion: boolean;
}

/** A decorative video is not fetched on a slow connection, or if data or motion is to be saved. */
export function mayFetchFilm({ saveData, effectiveType, reducedMotion }: Conditions): boolean {
  return !saveData && !reducedMotion && !['slow-2g', '2g', '3g'].includes(effectiveType ?? '');
}
