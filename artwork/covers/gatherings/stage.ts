import { flags } from '#artwork/flags.ts';
import { stander } from '#artwork/people/body.ts';
import { type Look, people } from '#artwork/people/looks.ts';
import { pines } from '#artwork/pines.ts';
import { evenKeys, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Point } from '#artwork/svg.ts';
import { dayGuests, eveningGuests, listeners, wearing } from './cast.ts';
import { coverSheet, type Side } from './cover-sheet.ts';
import { lampChain } from './lamps.ts';
import { outlook } from './outlook.ts';
import {
  BOARDS,
  backdrop,
  loudspeaker,
  microphone,
  POSTS,
  scaffold,
  type Wood,
} from './stage-set.ts';

interface Stage {
  readonly hour: string;
  readonly seed: number;
  readonly sun: Point;
  readonly radius?: number;
  readonly ground: string;
  readonly wood: Wood;
  /** Drawn between the posts. */
  readonly hung: string;
  /** Drawn over the scaffold. */
  readonly over: string;
  readonly scale: number;
  readonly speaker: Look;
  readonly side: Side;
  readonly guests: readonly Look[];
  readonly lights: (sheet: Sheet) => string;
}

function stage(name: string, options: Stage): string {
  const sheet = coverSheet(name);
  const { side, ground, guests } = options;
  const scene = outlook(sheet, { ...options, near: 0.76 });
  const lawn = ridgeLine({ keys: evenKeys(640, [296, 302, 304, 302, 294]), seed: 311, rounds: 1 });
  const at: Point = [320 - side * 26, BOARDS + 5];
  return sheet.render(
    scene.behind,
    scene.front,
    pines(lawn, { count: 12, seed: 5, color: ground, heights: [44, 92], within: [-10, 84] }),
    pines(lawn, { count: 12, seed: 8, color: ground, heights: [44, 92], within: [556, 650] }),
    ridge(sheet, lawn, { crest: ground, foot: ground, footAt: 360 }),
    options.hung,
    scaffold(options.wood),
    options.over,
    options.lights(sheet),
    stander(
      at,
      options.scale,
      {
        look: options.speaker,
        near: { elbow: [14, -94], hand: [36, -112] },
        far: { elbow: [26, -100], hand: [46, -120] },
      },
      side,
    ),
    microphone([at[0] + side * 42 * options.scale, BOARDS + 6], options.scale, side),
    listeners(guests, [38, 132, 226, 320, 414, 508, 602], 380, 0.86, side > 0 ? 0 : 4),
  );
}

const day: Stage = {
  hour: 'late morning',
  seed: 30,
  sun: [0.1, 0.16],
  ground: '#2C8A73',
  wood: ['#8E5A2E', '#D9A877', '#6B4327'],
  hung: backdrop('#FFF8EC', '#0A73C2'),
  over: flags({ from: POSTS[0], to: POSTS[1], sag: 16, count: 30, size: 11 }),
  scale: 1,
  speaker: wearing(people.asmita, '#A8434F', '#24405F'),
  side: 1,
  guests: dayGuests,
  lights: () =>
    flags({ from: POSTS[0], to: [-12, 118], sag: 10, count: 14, size: 11 }) +
    flags({ from: POSTS[1], to: [652, 112], sag: 10, count: 14, size: 11 }),
};

const evening: Stage = {
  hour: 'dusk',
  seed: 31,
  sun: [0.62, 0.5],
  radius: 0,
  ground: '#0F2B50',
  wood: ['#4A3340', '#C08A6A', '#2A2030'],
  over: '',
  hung: loudspeaker([166, BOARDS + 4]) + loudspeaker([426, BOARDS + 4]),
  scale: 1.14,
  speaker: { ...people.suman, top: '#2E86CC', trousers: '#3A3F55' },
  side: -1,
  guests: eveningGuests,
  lights: (sheet) =>
    lampChain(
      sheet,
      [
        [-14, 116],
        [150, 62],
        [490, 62],
        [654, 110],
      ],
      18,
      '#1A1A2C',
    ),
};

export const stageCovers = {
  'stage-day': (name: string) => stage(name, day),
  'stage-evening': (name: string) => stage(name, evening),
};
