import { lampLight } from '#drawings/colours.ts';
import { flags } from '#drawings/flags.ts';
import { stander } from '#drawings/people/body.ts';
import { type Look, people } from '#drawings/people/looks.ts';
import { pines } from '#drawings/pines.ts';
import { evenKeys, ridge, ridgeLine } from '#drawings/ridge.ts';
import type { Sheet } from '#drawings/sheet.ts';
import { circle, line, type Point, path, place } from '#drawings/svg.ts';
import { dayGuests, eveningGuests, listeners, wearing } from './cast.ts';
import { coverSheet, type Side } from './cover-sheet.ts';
import { lampChain } from './lamps.ts';
import { outlook } from './outlook.ts';

const BOARDS = 268;
const POSTS: readonly [Point, Point] = [
  [150, 52],
  [490, 52],
];

interface Stage {
  readonly hour: string;
  readonly seed: number;
  readonly sun: Point;
  readonly ground: string;
  readonly wood: readonly [face: string, edge: string, post: string];
  readonly cloth: string;
  readonly motif: string;
  readonly speaker: Look;
  readonly side: Side;
  readonly guests: readonly Look[];
  readonly lights: (sheet: Sheet) => string;
}

/** A cloth between the posts with the bridge on it. */
function backdrop(cloth: string, ink: string): string {
  const across = 'M190 208h260M236 214V124M404 214V124';
  const cable = 'M190 186Q214 150 236 128Q320 232 404 128Q426 150 450 186';
  const ropes = [262, 290, 320, 350, 378].map((x) => {
    const sag = 4 * 50 * ((x - 236) / 168) * ((404 - x) / 168);
    return `M${x} ${Math.round(130 + sag)}V208`;
  });
  return (
    path(`M164 76h312v${BOARDS - 84}H164z`, { fill: cloth }) +
    line(across, ink, 6, { 'stroke-linecap': 'round' }) +
    line(cable, ink, 4) +
    line(ropes.join(''), ink, 2)
  );
}

function scaffold([face, edge, post]: Stage['wood']): string {
  const [left, right] = POSTS;
  const skirt = [120, 170, 220, 270, 320, 370, 420, 470, 520].map((x) => `M${x} 280v30`).join('');
  return (
    path(
      `M${left[0] - 6} ${left[1]}h12V${BOARDS}h-12zM${right[0] - 6} ${right[1]}h12V${BOARDS}h-12z`,
      {
        fill: post,
      },
    ) +
    path(`M138 60h364v12H138z`, { fill: post }) +
    path(`M90 ${BOARDS}h460l14 12H76z`, { fill: edge }) +
    path(`M76 280h488v34H76z`, { fill: face }) +
    line(skirt, '#06182B', 2, { opacity: 0.2 })
  );
}

function microphone(at: Point, flip: number): string {
  return place(
    at,
    1,
    line('M0 0V-112l-12-8', '#8FA3B8', 3.4) +
      path('M-18 0q4-7 18-7t18 7z', { fill: '#5F7F9F' }) +
      circle([-15, -122], 5.5, { fill: '#0B1B2B' }),
    flip,
  );
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
    pines(lawn, { count: 12, seed: 5, colour: ground, heights: [44, 92], within: [-10, 84] }),
    pines(lawn, { count: 12, seed: 8, colour: ground, heights: [44, 92], within: [556, 650] }),
    ridge(sheet, lawn, { crest: ground, foot: ground, footAt: 360 }),
    backdrop(options.cloth, options.motif),
    scaffold(options.wood),
    flags({ from: POSTS[0], to: POSTS[1], sag: 16, count: 30, size: 11 }),
    options.lights(sheet),
    stander(
      at,
      1,
      {
        look: options.speaker,
        near: { elbow: [14, -94], hand: [36, -112] },
        far: { elbow: [26, -100], hand: [46, -120] },
      },
      side,
    ),
    microphone([at[0] + side * 42, BOARDS + 6], side),
    listeners(guests, [38, 132, 226, 320, 414, 508, 602], 380, 0.86, side > 0 ? 0 : 4),
  );
}

const day: Stage = {
  hour: 'late morning',
  seed: 30,
  sun: [0.1, 0.16],
  ground: '#2C8A73',
  wood: ['#8E5A2E', '#D9A877', '#6B4327'],
  cloth: '#FFF8EC',
  motif: '#0A73C2',
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
  sun: [0.9, 0.62],
  ground: '#0F2B50',
  wood: ['#4A3340', '#C08A6A', '#2A2030'],
  cloth: '#F3DFC2',
  motif: '#234A7A',
  speaker: { ...people.suman, top: '#2E86CC', trousers: '#3A3F55' },
  side: -1,
  guests: eveningGuests,
  lights: (sheet) =>
    lampChain(sheet, [[-14, 116], POSTS[0]], 14, '#1A1A2C') +
    lampChain(sheet, [POSTS[1], [654, 110]], 14, '#1A1A2C') +
    path(`M300 72h40l60 ${BOARDS - 66}H240z`, {
      fill: sheet.fade([0, lampLight, 0.55], [1, lampLight, 0.1]),
    }),
};

export const stageCovers = {
  'stage-day': (name: string) => stage(name, day),
  'stage-evening': (name: string) => stage(name, evening),
};
