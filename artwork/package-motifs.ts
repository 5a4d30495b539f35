import { bridge, deckAt, type Span } from './bridge.ts';
import { city } from './city.ts';
import { lampLight, rimLight } from './colors.ts';
import { flags } from './flags.ts';
import type { Hour } from './hours.ts';
import { brick, clay, type HousePaint, house, slate } from './house.ts';
import { person, walkers } from './person.ts';
import type { Sheet } from './sheet.ts';
import { birds } from './sky.ts';
import { stupa } from './stupa.ts';
import { circle, line, type Point } from './svg.ts';

/** A card's motif in the valley. The near slope hides its foot. */
export type Motif = (sheet: Sheet, hour: Hour) => string;

function span(left: number, right: number): Span {
  return { left: [left, 82], right: [right, 82], tower: 28, cableSag: 16, deckSag: 3 };
}

function crossing({ near }: Hour, at: Span, onDeck = ''): string {
  return bridge(at, { color: near, rim: rimLight, hangers: 16, weight: 0.75, onDeck });
}

function couple(at: Point, scale: number): string {
  const [x, y] = at;
  return (
    person([x, y], scale, walkers.ember) + person([x + 26 * scale, y + 1], scale, walkers.cream)
  );
}

export function atDusk(hour: Hour, day: HousePaint): HousePaint {
  if (!hour.low) return day;
  return { wall: hour.middle, lit: hour.far, roof: hour.near, window: lampLight };
}

export const footbridge: Motif = (_, hour) => crossing(hour, span(104, 262));

export const busyBridge: Motif = (_, hour) => {
  const at = span(70, 226);
  const [x, y] = deckAt(at, 0.44);
  return crossing(hour, at, couple([x, y - 1], 0.5));
};

export const lampBridge: Motif = (sheet, hour) => {
  const at = span(146, 300);
  const glow = sheet.glow([0, lampLight, 0.9], [1, '#FFB35C', 0]);
  const lamps = [0.14, 0.32, 0.5, 0.68, 0.86].map((share): string => {
    const [x, y] = deckAt(at, share);
    const lamp: Point = [Math.round(x), Math.round(y - 9)];
    return circle(lamp, 7, { fill: glow }) + circle(lamp, 1.4, { fill: '#FFF0CE' });
  });
  return crossing(hour, at, lamps.join(''));
};

export const shrine: Motif = () => stupa([88, 87], 0.27);

export const eveningShrine: Motif = (_, { near }) =>
  flags({ from: [124, 25], to: [-6, 66], sag: 7, count: 17, size: 6 }) +
  flags({ from: [124, 25], to: [270, 74], sag: 8, count: 18, size: 6 }) +
  line('M270 96V73', near, 2) +
  stupa([124, 88], 0.29, { shade: '#D9C3AE' });

export const skyline: Motif = (_, { near, middle }) =>
  city([226, 100], 0.32, { wall: near, lit: middle, window: '#FFE2B0' });

export const eveningSkyline: Motif = (_, { near, middle }) =>
  city([52, 98], 0.34, { wall: near, lit: middle, window: lampLight });

export const bunting: Motif = () =>
  flags({ from: [-6, 24], to: [180, 34], sag: 6, count: 15, size: 8 }) +
  flags({ from: [180, 34], to: [366, 16], sag: 8, count: 15, size: 8 });

export const village: Motif = (_, hour) =>
  house([196, 95], 0.44, atDusk(hour, slate)) +
  house([222, 94], 0.62, atDusk(hour, brick)) +
  house([259, 96], 0.48, atDusk(hour, clay));

export const hamlet: Motif = (_, hour) =>
  house([76, 93], 0.5, atDusk(hour, clay)) +
  house([104, 94], 0.64, atDusk(hour, brick)) +
  house([140, 96], 0.44, atDusk(hour, slate));

export const walk: Motif = () => couple([112, 92], 0.84);

export const pass: Motif = (_, { near }) =>
  birds([64, 34], near) +
  flags({ from: [226, 34], to: [150, 84], sag: 6, count: 12, size: 6 }) +
  flags({ from: [226, 34], to: [306, 86], sag: 6, count: 12, size: 6 }) +
  line('M226 96V32', near, 2.2);
