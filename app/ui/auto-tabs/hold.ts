import { watchView } from '#app/ui/motion/in-view.ts';
import { REDUCED_MOTION } from '#app/ui/motion/reduced-motion.ts';

export interface Hold {
  isHeld(): boolean;
  /** Somebody who presses play on the spot wants it to move under their eyes. */
  release(): void;
}

/**
 * Whether what moves in `area` must stand still: pointed at, focus inside, stillness asked, and out of
 * view where that counts.
 * @param tell called at each change
 */
export function hold(area: Element, onlyInView: boolean, tell: () => void): Hold {
  const attention = { pointer: false, focus: false };
  const stillness = matchMedia(REDUCED_MOTION);
  let isInView = !onlyInView;

  const attend = (change: Partial<typeof attention>) => {
    Object.assign(attention, change);
    tell();
  };
  area.addEventListener('pointerenter', () => attend({ pointer: true }));
  area.addEventListener('pointerleave', () => attend({ pointer: false }));
  // A click leaves focus behind too: on a tab it says nothing about where somebody reads, in a panel
  // it does.
  area.addEventListener('focusin', ({ target }) => {
    const isReading =
      target instanceof Element &&
      (target.matches(':focus-visible') || target.closest('[role=tabpanel]') !== null);
    attend({ focus: isReading });
  });
  area.addEventListener('focusout', () => attend({ focus: false }));
  stillness.addEventListener('change', tell);
  if (onlyInView) {
    watchView(area, (now) => {
      isInView = now;
      tell();
    });
  }

  return {
    isHeld: () => stillness.matches || attention.pointer || attention.focus || !isInView,
    release: () => attend({ pointer: false, focus: false }),
  };
}

/** Has a `PauseButton` say what a press on it does. */
export function sayPlaying(button: HTMLElement, isPlaying: boolean): void {
  const { pause = '', play = '' } = button.dataset;
  button.ariaLabel = isPlaying ? pause : play;
  button.toggleAttribute('data-paused', !isPlaying);
}
