import { hold, sayPlaying } from './hold.ts';

/** Milliseconds between two ticks of a rotation. */
export const TICK = 50;

/** How a rotation moves, as pure functions of a position that only they understand. */
export interface Steps {
  /** The position one tick later. */
  next(position: number): number;
  /** Index of the tab that shows at a position. */
  tabAt(position: number): number;
  /** The position at which a tab's turn begins. */
  startOf(tab: number): number;
  /** How much of the whole round is over, from 0 to 1. */
  ofRound(position: number): number;
  /** How much of the present tab's turn is over, from 0 to 1. */
  ofTurn(position: number): number;
}

interface RotationOptions {
  steps: Steps;
  /** What ends the stop after a tab was chosen: a click elsewhere, or so many milliseconds. */
  resume: 'click outside' | number;
  /** Moves only while a part of it is in the viewport. */
  onlyInView: boolean;
  /** Pointing at it or focus in it holds the rotation. */
  area: HTMLElement;
  button: HTMLElement | null;
  /** Told where it stands. */
  draw(position: number): void;
}

/** Turns by itself. @returns what chooses a tab: it shows, and the rotation stops for now */
export function rotate(options: RotationOptions): (tab: number) => void {
  const { steps, resume, onlyInView, area, button, draw } = options;
  /** `stopped` ends by itself, `paused` only by the button. */
  let mode: 'playing' | 'stopped' | 'paused' = 'playing';
  let position = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const moveTo = (next: number) => {
    position = next;
    draw(position);
  };
  const attention = hold(area, onlyInView, settle);

  /** Ticks only while it may move. */
  function settle() {
    const moves = mode === 'playing' && !attention.isHeld();
    if (moves) ticking ??= setInterval(() => moveTo(steps.next(position)), TICK);
    else {
      clearInterval(ticking);
      ticking = undefined;
    }
  }

  function change(to: typeof mode) {
    mode = to;
    clearTimeout(waiting);
    if (button) sayPlaying(button, mode === 'playing');
    if (mode === 'stopped' && resume !== 'click outside') {
      waiting = setTimeout(change, resume, 'playing');
    }
    settle();
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
  settle();

  return (tab) => {
    moveTo(steps.startOf(tab));
    change(mode === 'paused' ? 'paused' : 'stopped');
  };
}
