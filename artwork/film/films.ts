import { LENGTH as ABOUT_LENGTH, aboutFrame } from './about/frame.ts';
import { captions } from './about/words.ts';
import { crossingFrame } from './crossing/frame.ts';
import { crossingNarrow } from './crossing/narrow.ts';
import { crossingWide } from './crossing/wide.ts';
import { dayFrame } from './day/frame.ts';
import { dayNarrow } from './day/narrow.ts';
import { dayWide } from './day/wide.ts';
import { type Play, playFrame } from './stage/frame.ts';
import { narrow } from './stage/narrow.ts';
import { plays } from './stage/plays.ts';
import type { StageLayout } from './stage/stage.ts';
import { LENGTH } from './stage/timing.ts';
import { wide } from './stage/wide.ts';

export type Codec = 'h264' | 'av1';

export interface Cut {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** A video that plays automatically is worth a second file with half the bytes. */
  readonly codecs: readonly Codec[];
  /** The poster's moment in the loop, 0 to 1. */
  readonly poster: number;
  /** Maximum bytes of one file. */
  readonly limit: number;
  /** Added to the encoders' quantizer, if a video is long for its limit. */
  readonly coarser?: number;
  /** The frame at a moment of the loop, 0 to 1, as SVG. */
  readonly frame: (time: number) => string;
}

export const RATE = 24;

const WIDE = 1_500_000;
const NARROW = 600_000;

/** Plays behind a heading, starting with its first frame. */
const background = { seconds: 12, codecs: ['h264', 'av1'], poster: 0 } as const;

/** Plays on request. Its poster is the finished picture. */
function solution(play: Play, layout: StageLayout, limit: number): Cut {
  return {
    name: `${play.name}-${layout.cut}`,
    width: layout.width,
    height: layout.height,
    seconds: LENGTH,
    codecs: ['h264'],
    poster: play.poster / LENGTH,
    limit,
    frame: (time) => playFrame(play, layout, time),
  };
}

/** The company's story over a day. Its poster shows the first caption. */
const about = {
  seconds: ABOUT_LENGTH,
  codecs: ['h264'],
  poster: 2.4 / ABOUT_LENGTH,
} as const;

const words = await captions({ size: 44, most: 44 }, { size: 32, most: 28 });

/** Every video has a composition for phones. */
export const cuts: readonly Cut[] = [
  { ...dayWide, ...background, limit: WIDE, frame: (time) => dayFrame(dayWide, time) },
  { ...dayNarrow, ...background, limit: NARROW, frame: (time) => dayFrame(dayNarrow, time) },
  {
    ...crossingWide,
    ...background,
    limit: WIDE,
    frame: (time) => crossingFrame(crossingWide, time),
  },
  {
    ...crossingNarrow,
    ...background,
    limit: NARROW,
    frame: (time) => crossingFrame(crossingNarrow, time),
  },
  {
    ...dayWide,
    ...about,
    name: 'about-wide',
    limit: WIDE,
    coarser: 7,
    frame: (time) => aboutFrame(dayWide, words.wide, time),
  },
  {
    ...dayNarrow,
    ...about,
    name: 'about-narrow',
    limit: NARROW,
    coarser: 9,
    frame: (time) => aboutFrame(dayNarrow, words.narrow, time),
  },
  ...plays.flatMap((play) => [solution(play, wide, 700_000), solution(play, narrow, 400_000)]),
];
