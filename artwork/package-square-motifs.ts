import { bridge, footing, type Span } from './bridge.ts';
import { city } from './city.ts';
import { lampLight, rimLight } from './colors.ts';
import { flags } from './flags.ts';
import type { Hour } from './hours.ts';
import { brick, clay, house, slate } from './house.ts';
import { atDusk, type Motif } from './package-motifs.ts';
import { person, walkers } from './person.ts';
import { birds } from './sky.ts';
import { stupa } from './stupa.ts';
import { circle, line, type Point } from './svg.ts';

/** Fits the square, towers included. */
const span: Span = { left: [26, 142], right: [150, 142], tower: 54, cableSag: 34, deckSag: 4 };

function crossing({ near }: Hour, onDeck = ''): string {
  const look = { color: near, rim: rimLight, hangers: 16, weight: 0.8, towerScale: 0.44 };
  return bridge(span, { ...look, backstay: [44, 18], onDeck });
}

const footbridge: Motif = (_, hour) => crossing(hour);

const busyBridge: Motif = (_, hour) =>
  crossing(
    hour,
    person(footing(span, 0.36), 0.8, walkers.ember) +
      person(footing(span, 0.56), 0.8, walkers.cream),
  );

const lampBridge: Motif = (sheet, hour) => {
  const glow = sheet.glow([0, lampLight, 0.9], [1, '#FFB35C', 0]);
  const lamps = [0.14, 0.32, 0.5, 0.68, 0.86].map((share): string => {
    const [x, y] = footing(span, share);
    const lamp: Point = [Math.round(x), Math.round(y - 10)];
    return circle(lamp, 8, { fill: glow }) + circle(lamp, 1.6, { fill: '#FFF0CE' });
  });
  return crossing(hour, lamps.join(''));
};

const shrine: Motif = () => stupa([88, 152], 0.44);

const eveningShrine: Motif = (_, { near }) =>
  flags({ from: [88, 50], to: [-8, 118], sag: 9, count: 13, size: 8 }) +
  flags({ from: [88, 50], to: [184, 118], sag: 9, count: 13, size: 8 }) +
  line('M88 56V50', near, 2) +
  stupa([88, 152], 0.46, { shade: '#D9C3AE' });

const skyline: Motif = (_, { near, middle }) =>
  city([24, 158], 0.4, { wall: near, lit: middle, window: '#FFE2B0' });

const eveningSkyline: Motif = (_, { near, middle }) =>
  city([22, 158], 0.4, { wall: near, lit: middle, window: lampLight });

const bunting: Motif = () =>
  flags({ from: [-8, 44], to: [184, 26], sag: 11, count: 13, size: 12 }) +
  flags({ from: [-8, 70], to: [184, 92], sag: 9, count: 15, size: 9 });

const village: Motif = (_, hour) =>
  house([26, 156], 0.86, atDusk(hour, slate)) +
  house([66, 156], 1.24, atDusk(hour, brick)) +
  house([122, 158], 0.86, atDusk(hour, clay));

const hamlet: Motif = (_, hour) =>
  house([20, 156], 0.9, atDusk(hour, clay)) +
  house([62, 156], 1.26, atDusk(hour, brick)) +
  house([122, 158], 0.8, atDusk(hour, slate));

const walk: Motif = () =>
  person([70, 152], 1.7, walkers.ember) + person([114, 154], 1.7, walkers.cream);

const pass: Motif = (_, { near }) =>
  birds([22, 46], near) +
  flags({ from: [92, 44], to: [10, 132], sag: 9, count: 13, size: 8 }) +
  flags({ from: [92, 44], to: [170, 130], sag: 9, count: 13, size: 8 }) +
  line('M92 160V42', near, 2.6);

/** In the order of the hours, like the wide cards. */
export const squareMotifs: readonly Motif[] = [
  footbridge,
  shrine,
  skyline,
  bunting,
  village,
  walk,
  pass,
  busyBridge,
  eveningShrine,
  hamlet,
  eveningSkyline,
  lampBridge,
];
