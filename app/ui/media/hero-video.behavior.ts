import { sayPlaying } from '#app/ui/auto-tabs/hold.ts';
import { watchView } from '#app/ui/motion/in-view.ts';
import { prefersReducedMotion } from '#app/ui/motion/reduced-motion.ts';
import { cutFor, type Film } from '#app/ui/video-dialog/film.ts';

interface Connection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Puts the film over its poster where line and visitor allow it, and plays it while it is in view. */
export default function heroVideo(root: HTMLElement, film: Film) {
  const place = root.firstElementChild;
  const button = root.querySelector('button');
  const { saveData, effectiveType } = (navigator as Connection).connection ?? {};
  const reducedMotion = prefersReducedMotion();
  if (!place || !button || !mayFetchFilm({ saveData, effectiveType, reducedMotion })) return;

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
  const settle = () => {
    if (isPaused || !isInView) video.pause();
    // Where a browser refuses, the poster stays, which is no harm.
    else video.play().catch(() => undefined);
  };

  video.addEventListener('playing', () => video.classList.remove('opacity-0'));
  watchView(video, (now) => {
    isInView = now;
    settle();
  });
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    sayPlaying(button, !isPaused);
    settle();
  });
  button.before(video);
  button.hidden = false;
}

interface Circumstances {
  saveData?: boolean | undefined;
  /** As the Network Information API tells it; absent in browsers without it. */
  effectiveType?: string | undefined;
  reducedMotion: boolean;
}

/** Whether a film that is only there for its looks may be fetched. */
export function mayFetchFilm({ saveData, effectiveType, reducedMotion }: Circumstances): boolean {
  return !saveData && !reducedMotion && !['slow-2g', '2g', '3g'].includes(effectiveType ?? '');
}
