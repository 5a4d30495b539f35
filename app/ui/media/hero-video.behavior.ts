import { updatePauseButton } from '#app/ui/auto-tabs/motion-hold.ts';
import { onViewChange } from '#app/ui/motion/in-view.ts';
import { prefersReducedMotion } from '#app/ui/motion/reduced-motion.ts';
import { sourceForScreen, type Video } from '#app/ui/video-dialog/video.ts';

interface Connection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Puts the video over its poster if `mayFetchVideo` allows it, and plays it while in view. */
export default function heroVideo(root: HTMLElement, film: Video) {
  const frame = root.firstElementChild;
  const button = root.querySelector('button');
  const { saveData, effectiveType } = (navigator as Connection).connection ?? {};
  const reducedMotion = prefersReducedMotion();
  if (!frame || !button || !mayFetchVideo({ saveData, effectiveType, reducedMotion })) return;

  const video = Object.assign(document.createElement('video'), {
    src: sourceForScreen(film).src,
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
  onViewChange(video, (isVisible) => {
    isInView = isVisible;
    update();
  });
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    updatePauseButton(button, !isPaused);
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
export function mayFetchVideo({ saveData, effectiveType, reducedMotion }: Conditions): boolean {
  return !saveData && !reducedMotion && !['slow-2g', '2g', '3g'].includes(effectiveType ?? '');
}
