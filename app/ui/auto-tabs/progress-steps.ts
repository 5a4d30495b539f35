import type { Steps } from './rotation.ts';

const STEP = 0.3;
const SECOND = 50;
const END = 100;

/**
 * Progress runs from 0 to 100 by 0.3 a tick. It is kept to one decimal, so that no error of binary
 * fractions adds up: the second tab comes at tick 167 (50.1), the first again at tick 334 (100.2).
 */
export function advance(progress: number): number {
  const next = Math.round((progress + STEP) * 10) / 10;
  return next >= END ? 0 : next;
}

/** Two tabs: the first until 50, the second from there. */
export const progressSteps: Steps = {
  next: advance,
  tabAt: (progress) => (progress < SECOND ? 0 : 1),
  startOf: (tab) => (tab === 0 ? 0 : SECOND),
  ofRound: (progress) => progress / END,
  ofTurn: (progress) => (progress % SECOND) / SECOND,
};
