import { crossingFrame } from './crossing/frame.ts';
import { crossingNarrow } from './crossing/narrow.ts';
import { crossingWide } from './crossing/wide.ts';
import { dayFrame } from './day/frame.ts';
import { dayNarrow } from './day/narrow.ts';
import { dayWide } from './day/wide.ts';

export interface Cut {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Most bytes that one file of it may have. */
  readonly limit: number;
  /** The frame at a moment of the loop, 0 to 1, as SVG. */
  readonly frame: (time: number) => string;
}

export const RATE = 24;
export const SECONDS = 12;

const WIDE = 1_500_000;
const NARROW = 600_000;

/** Every film is composed anew for phones. */
export const cuts: readonly Cut[] = [
  { ...dayWide, limit: WIDE, frame: (time) => dayFrame(dayWide, time) },
  { ...dayNarrow, limit: NARROW, frame: (time) => dayFrame(dayNarrow, time) },
  { ...crossingWide, limit: WIDE, frame: (time) => crossingFrame(crossingWide, time) },
  { ...crossingNarrow, limit: NARROW, frame: (time) => crossingFrame(crossingNarrow, time) },
];
