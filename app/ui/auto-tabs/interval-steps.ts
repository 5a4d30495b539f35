import { type Steps, TICK } from './rotation.ts';

/** Milliseconds that a tab shows. */
export const TURN = 6000;

/** Any number of tabs in a circle, each for the same time. A position is in milliseconds. */
export function intervalSteps(tabs: number): Steps {
  const round = tabs * TURN;
  return {
    next: (position) => (position + TICK) % round,
    tabAt: (position) => Math.floor(position / TURN),
    startOf: (tab) => tab * TURN,
    ofRound: (position) => position / round,
    ofTurn: (position) => (position % TURN) / TURN,
  };
}
