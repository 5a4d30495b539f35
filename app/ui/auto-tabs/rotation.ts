import { holdMotion, updatePauseButton } from './motion-hold.ts';

/** Milliseconds. */
export const TICK = 50;

/** Pure functions that define a rotation; only they interpret the `position`. */
export interface Steps {
  /** The position one tick later. */
  next(position: number): number;
  /** Index of the tab that is shown at a position. */
  tabAt(position: number): number;
  /** The position at which a tab's turn begins. */
  startOf(tab: number): number;
  /** The elapsed part of the whole round, from 0 to 1. */
  elapsedOfRound(position: number): number;
  /** The elapsed part of the current tab's turn, from 0 to 1. */
  elapsedOfTurn(position: number): number;
}

interface RotationOptions {
  steps: Steps;
  /** Ends the stop after a tab was chosen: a click outside of `area`, or after milliseconds. */
  resume: 'click outside' | number;
  /** Rotates only while a part of `area` is in the viewport. */
  onlyInView: boolean;
  /** The pointer or the focus in it holds the rotation. */
  area: HTMLElement;
  button: HTMLElement | null;
  draw(position: number): void;
}

/** @returns a function that shows a chosen tab and stops the rotation for a while */
export function rotate(options: RotationOptions): (tab: number) => void {
  const { steps, resume, onlyInView, area, button, draw } = options;
  /** `stopped` ends as `resume` says, `paused` only by the button. */
  let mode: 'playing' | 'stopped' | 'paused' = 'playing';
  let position = 0;
  let ticker: ReturnType<typeof setInterval> | undefined;
  let resumeTimer: ReturnType<typeof setTimeout> | undefined;

  const moveTo = (next: number) => {
    position = next;
    draw(position);
  };
  const attention = holdMotion(area, onlyInView, updateTicker);

  function updateTicker() {
    const moves = mode === 'playing' && !attention.isHeld();
    if (moves) ticker ??= setInterval(() => moveTo(steps.next(position)), TICK);
    else {
      clearInterval(ticker);
      ticker = undefined;
    }
  }

  function change(to: typeof mode) {
    mode = to;
    clearTimeout(resumeTimer);
    if (button) updatePauseButton(button, mode === 'playing');
    if (mode === 'stopped' && resume !== 'click outside') {
      resumeTimer = setTimeout(change, resume, 'playing');
    }
    updateTicker();
  }

  if (resume === 'click outside') {
    document.addEventListener('click', ({ target }) => {
      if (mode === 'stopped' && !area.contains(target as Node)) change('playing');
    });
  }
  button?.addEventListener('click', () => {
    if (mode !== 'playing') attention.release();
    change(mode === 'playing' ? 'paused' : 'playing');
  });
  draw(position);
  updateTicker();

  return (tab) => {
    moveTo(steps.startOf(tab));
    change(mode === 'paused' ? 'paused' : 'stopped');
  };
}
