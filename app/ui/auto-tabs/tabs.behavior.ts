import { visualKey } from '#app/language/direction.ts';
import { rotate, type Steps, TICK } from './rotation.ts';

export interface TabsOptions {
  /**
   * `progress`: 8.35 s for each tab; a chosen one stays until a click outside. `interval`: 6 s for
   * each tab; a chosen one stops the rotation for 6 s.
   */
  rotation: 'progress' | 'interval';
  onlyInView: boolean;
}

/** Rotating tabs. Progress bars get `--round` and `--turn`, from 0 to 1. */
export default function tabs(root: HTMLElement, { rotation, onlyInView }: TabsOptions) {
  const area = root.firstElementChild;
  const list = root.querySelector('[role=tablist]');
  if (!(area instanceof HTMLElement) || !list) return;
  const all = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = all.map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''));
  const steps = rotation === 'progress' ? progressSteps(all.length) : intervalSteps(all.length);
  let selected = 0;

  function show(index: number) {
    selected = index;
    for (const [at, tab] of all.entries()) {
      tab.ariaSelected = String(at === index);
      tab.tabIndex = at === index ? 0 : -1;
      panels[at]?.toggleAttribute('data-away', at !== index);
    }
  }

  const choose = rotate({
    steps,
    resume: rotation === 'progress' ? 'click outside' : TURN,
    onlyInView,
    area,
    button: list.parentElement?.querySelector('[data-pause]') ?? null,
    draw(position) {
      const index = steps.tabAt(position);
      if (index !== selected) show(index);
      for (const tab of all) {
        const bar = tab.querySelector('span');
        bar?.style.setProperty('--round', String(steps.elapsedOfRound(position)));
        bar?.style.setProperty('--turn', String(steps.elapsedOfTurn(position)));
      }
    },
  });

  for (const [index, tab] of all.entries()) tab.addEventListener('click', () => choose(index));
  list.addEventListener('keydown', (event) => {
    const next = tabForKey(visualKey((event as KeyboardEvent).key), selected, all.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    all[next]?.focus();
  });
}

/** The index of the tab that a key moves to; undefined for all other keys. */
export function tabForKey(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Milliseconds that a tab is shown. */
const TURN = 6000;

/** Any number of tabs, each for the same time. A position is in milliseconds. */
export function intervalSteps(tabs: number): Steps {
  const round = tabs * TURN;
  return {
    next: (position) => (position + TICK) % round,
    tabAt: (position) => Math.floor(position / TURN),
    startOf: (tab) => tab * TURN,
    elapsedOfRound: (position) => position / round,
    elapsedOfTurn: (position) => (position % TURN) / TURN,
  };
}

const STEP = 0.3;
/** The progress in which one tab is shown. */
const SHARE = 50;

/**
 * Progress runs by 0.3 per tick, and with two tabs from 0 to 100. It is rounded to one decimal, so
 * that binary rounding errors do not add up: the second tab starts at tick 167 (50.1), the first
 * again at 334 (100.2).
 * @param end the progress at which it starts again
 */
export function advance(progress: number, end: number): number {
  const next = Math.round((progress + STEP) * 10) / 10;
  return next >= end ? 0 : next;
}

/** The first tab until 50, the second from 50 on, and so on. */
export function progressSteps(tabs: number): Steps {
  const end = tabs * SHARE;
  return {
    next: (progress) => advance(progress, end),
    tabAt: (progress) => Math.floor(progress / SHARE),
    startOf: (tab) => tab * SHARE,
    elapsedOfRound: (progress) => progress / end,
    elapsedOfTurn: (progress) => (progress % SHARE) / SHARE,
  };
}
