import { onViewChange } from '#app/ui/motion/in-view.ts';
import { REDUCED_MOTION } from '#app/ui/motion/reduced-motion.ts';

export interface MotionHold {
  isHeld(): boolean;
  /** Ignores the pointer and the focus on the pressed play button, so that the rotation starts. */
  release(): void;
}

/**
 * Holds the motion in `area` while it has the pointer or the focus, with reduced motion and, with
 * `onlyInView`, out of the viewport.
 * @param onChange called whenever `isHeld` may have changed
 */
export function holdMotion(area: Element, onlyInView: boolean, onChange: () => void): MotionHold {
  const attention = { pointer: false, focus: false };
  const reducedMotion = matchMedia(REDUCED_MOTION);
  let isInView = !onlyInView;

  const attend = (change: Partial<typeof attention>) => {
    Object.assign(attention, change);
    onChange();
  };
  area.addEventListener('pointerenter', () => attend({ pointer: true }));
  area.addEventListener('pointerleave', () => attend({ pointer: false }));
  // A click moves the focus too. On a tab, that does not mean that the visitor reads there, as it
  // does in a panel.
  area.addEventListener('focusin', ({ target }) => {
    const isReading =
      target instanceof Element &&
      (target.matches(':focus-visible') || target.closest('[role=tabpanel]') !== null);
    attend({ focus: isReading });
  });
  area.addEventListener('focusout', () => attend({ focus: false }));
  reducedMotion.addEventListener('change', onChange);
  if (onlyInView) {
    onViewChange(area, (isVisible) => {
      isInView = isVisible;
      onChange();
    });
  }

  return {
    isHeld: () => reducedMotion.matches || attention.pointer || attention.focus || !isInView,
    release: () => attend({ pointer: false, focus: false }),
  };
}

/** Updates the label and the icon of a `PauseButton`. */
export function updatePauseButton(button: HTMLElement, isPlaying: boolean): void {
  const { pause = '', play = '' } = button.dataset;
  button.ariaLabel = isPlaying ? pause : play;
  button.toggleAttribute('data-paused', !isPlaying);
}
