import { bridge, deckAt, type Span } from './bridge.ts';
import { city } from './city.ts';
import { rimLight } from './colors.ts';
import { flags } from './flags.ts';
import { type Hour, hours } from './hours.ts';
import { person, walkers } from './person.ts';
import { createSheet } from './sheet.ts';
import { birds } from './sky.ts';
import type { Peak } from './snow-peaks.ts';
import { stupa } from './stupa.ts';
import { line, type Point } from './svg.ts';
import { valley } from './valley.ts';

const WIDTH = 300;
const HEIGHT = 387;
// Below this the picture has no detail, for white text.
const HORIZON = 214;

interface Picture {
  readonly hour: number;
  readonly sun: Point;
  readonly peaks: readonly Peak[];
  readonly near: readonly number[];
  readonly motif: (hour: Hour) => string;
}

function crossing({ near }: Hour, span: Span, onDeck = ''): string {
  return bridge(span, {
    color: near,
    rim: rimLight,
    hangers: 18,
    weight: 0.9,
    backstay: [96, 0],
    onDeck,
  });
}

function span(left: number, right: number, tower: number): Span {
  return { left: [left, 190], right: [right, 190], tower, cableSag: tower * 0.52, deckSag: 6 };
}

function greeting(hour: Hour): string {
  const at = span(58, 242, 78);
  const [x, y] = deckAt(at, 0.5);
  const apart = 15.5;
  return crossing(
    hour,
    at,
    person([x - apart, y - 2], 1.25, { ...walkers.ember, pose: 'greet' }) +
      person([x + apart, y - 2], 1.25, { ...walkers.cream, pose: 'greet' }, -1),
  );
}

function arrival(hour: Hour): string {
  return (
    city([158, 204], 0.56, { wall: hour.near, lit: hour.middle, window: '#FFE2B0' }) +
    crossing(hour, span(-120, 142, 76), person([60, 193], 1.1, walkers.ember))
  );
}

function roped(hour: Hour): string {
  return birds([170, 58], hour.near) + crossing(hour, span(84, 222, 86));
}

function path({ near }: Hour): string {
  return (
    flags({ from: [-8, 46], to: [176, 58], sag: 18, count: 15, size: 10 }) +
    flags({ from: [176, 58], to: [308, 24], sag: 12, count: 12, size: 10 }) +
    line('M176 204V54', near, 3) +
    person([84, 199], 1.6, walkers.ember) +
    person([126, 202], 1.6, walkers.cream)
  );
}

function shrine(): string {
  return (
    flags({ from: [150, 66], to: [-8, 132], sag: 12, count: 16, size: 9 }) +
    flags({ from: [150, 66], to: [308, 120], sag: 12, count: 16, size: 9 }) +
    stupa([150, 192], 0.58, { lit: '#FFE0C2', shade: '#A9BEDA' })
  );
}

const pictures: Readonly<Record<string, Picture>> = {
  'menu-cares': {
    hour: 1,
    sun: [150, 106],
    peaks: [
      { summit: [44, 92], left: 84, right: 76 },
      { summit: [262, 78], left: 84, right: 80 },
    ],
    near: [190, 208, 216, 214, 206, 188],
    motif: greeting,
  },
  'menu-businesses': {
    hour: 4,
    sun: [88, 56],
    peaks: [
      { summit: [70, 98], left: 90, right: 80 },
      { summit: [250, 112], left: 76, right: 70 },
    ],
    near: [214, 212, 204, 190, 192, 186],
    motif: arrival,
  },
  'menu-solutions': {
    hour: 2,
    sun: [84, 96],
    peaks: [
      { summit: [56, 106], left: 70, right: 66 },
      { summit: [214, 82], left: 90, right: 90 },
    ],
    near: [186, 192, 212, 214, 196, 184],
    motif: roped,
  },
  'menu-job-seekers': {
    hour: 8,
    sun: [236, 108],
    peaks: [
      { summit: [34, 104], left: 80, right: 80 },
      { summit: [248, 118], left: 80, right: 76 },
    ],
    near: [188, 192, 196, 194, 198, 186],
    motif: path,
  },
  'menu-resources': {
    hour: 10,
    sun: [232, 128],
    peaks: [
      { summit: [56, 92], left: 90, right: 84 },
      { summit: [272, 104], left: 80, right: 70 },
    ],
    near: [184, 190, 188, 190, 188, 180],
    motif: shrine,
  },
};

function menuPicture(name: string, picture: Picture): string {
  const hour = hours[picture.hour];
  if (hour === undefined) throw new Error(`No hour ${picture.hour}`);
  const sheet = createSheet({ name, width: WIDTH, height: HEIGHT, align: 'xMidYMid slice' });
  const scene = valley(sheet, {
    hour,
    width: WIDTH,
    height: HORIZON + 12,
    sun: picture.sun,
    radius: 24,
    peaks: picture.peaks,
    middle: [150, 136, 156, 142, 158, 138],
    near: picture.near,
    trees: 26,
    treeHeights: [8, 15],
    seed: 301 + picture.hour,
    slope: { crest: '#0A4C8A', foot: '#062644', footAt: HEIGHT },
  });
  // The same steel at every hour, because it is in front of the deep blue behind the text.
  return sheet.render(scene.behind, picture.motif({ ...hour, near: '#0B3B68' }), scene.front);
}

export const menuPictures = Object.entries(pictures).map(
  ([name, picture]): [string, (name: string) => string] => [
    name,
    (asName) => menuPicture(asName, picture),
  ],
);
