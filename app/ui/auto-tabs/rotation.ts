import type { RefCallback } from 'react';

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

/** What `useProgressRotation` and `useIntervalRotation` give to the parts that they drive. */
export interface Rotation {
  /** Index of the tab that shows. */
  selected: number;
  /** The visitor chose a tab: it shows, and the rotation stops for now. */
  select(index: number): void;
  /** What the button says: false after a pause or while a chosen tab is being looked at. */
  playing: boolean;
  /** What the button does. */
  toggle(): void;
  /** For the outermost element: pointing at it or focus in it holds the rotation. */
  area: RefCallback<HTMLElement>;
  /** For elements that show progress: they get `--round` and `--turn`, from 0 to 1. */
  bar: RefCallback<HTMLElement>;
}
