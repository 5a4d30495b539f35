import { bridge } from '#artwork/bridge.ts';
import { city } from '#artwork/city.ts';
import { flags } from '#artwork/flags.ts';
import type { Hour } from '#artwork/hours.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import { circle, group, line, type Point, path, place, tidy } from '#artwork/svg.ts';
import { hourNamed } from './cover.ts';
import { outlook } from './outlook.ts';

// Half the size of the scene inside a clock.
const HALF = 80;
const INK = '#0B1B2B';
const round = { 'stroke-linecap': 'round' } as const;

interface Clock {
  readonly at: Point;
  readonly radius: number;
  readonly scene: string;
  readonly time: readonly [hours: number, minutes: number];
  readonly rim: string;
}

function ray(turn: number, from: number, to: number): string {
  const [x, y] = [Math.sin(turn * 2 * Math.PI), -Math.cos(turn * 2 * Math.PI)];
  return `M${tidy(x * from)} ${tidy(y * from)}L${tidy(x * to)} ${tidy(y * to)}`;
}

function marks(every: number, from: number, to: number): string {
  return Array.from({ length: 12 / every }, (_, index) => ray((index * every) / 12, from, to)).join(
    '',
  );
}

/** Dark with a light edge, so that the hands are visible over any scene. */
function hands([hours, minutes]: Clock['time']): string {
  const short = ray((hours + minutes / 60) / 12, -8, 38);
  const long = ray(minutes / 60, -10, 60);
  return (
    line(short, '#FFFFFF', 12, round) +
    line(long, '#FFFFFF', 9.6, round) +
    line(short, INK, 7.6, round) +
    line(long, INK, 5.2, round) +
    circle([0, 0], 7, { fill: INK }) +
    circle([0, 0], 2.6, { fill: '#FFFFFF' })
  );
}

/** A clock with a town on its face, in the light of the time that it shows. */
export function clock(sheet: Sheet, { at, radius, scene, time, rim }: Clock): string {
  const glass = circle([0, 0], HALF, {});
  return place(
    at,
    radius / HALF,
    circle([4, 10], 106, { fill: '#06182B', opacity: 0.18 }) +
      circle([0, 0], 106, { fill: rim }) +
      circle([0, 0], 100, { fill: '#FFFFFF' }) +
      line(marks(1, 90, 95), INK, 3, round) +
      line(marks(3, 86, 95), INK, 5, round) +
      group({ 'clip-path': sheet.clip(glass) }, place([-HALF, -HALF], 1, scene)) +
      circle([0, 0], HALF, { fill: 'none', stroke: INK, 'stroke-width': 2, opacity: 0.18 }) +
      hands(time),
  );
}

const size = [2 * HALF, 2 * HALF] as const;

/** Pale, so that the sun in the window is the only bright one. */
function paleSun(hour: string): Hour {
  return { ...hourNamed(hour), sun: '#FFE9B8' };
}

export function kathmandu(sheet: Sheet, hour: string, sun: Point, seed: number): string {
  const scene = outlook(sheet, { hour: paleSun(hour), size, sun, seed, radius: 15, trees: 12 });
  return (
    scene.behind +
    stupa([80, 136], 0.5) +
    flags({ from: [80, 26], to: [-14, 92], sag: 5, count: 11, size: 8 }) +
    flags({ from: [80, 26], to: [174, 92], sag: 5, count: 11, size: 8 }) +
    scene.front
  );
}

const tall = { tower: 64, cableSag: 44, deckSag: 1 } as const;

export function sanFrancisco(
  sheet: Sheet,
  hour: string,
  sun: Point,
  seed: number,
  water: string,
): string {
  const scene = outlook(sheet, {
    hour: paleSun(hour),
    size,
    sun,
    seed,
    radius: 15,
    peaks: [],
    middle: [112, 104, 110, 100, 108, 104],
    near: [152, 146, 142, 148, 142, 150],
    trees: 8,
  });
  return (
    scene.behind +
    path('M0 112h160v48H0z', { fill: water }) +
    city([104, 114], 0.26, { wall: '#33587F', lit: '#7FA9C4', window: '#FFE9C4' }) +
    bridge(
      { left: [34, 116], right: [122, 116], ...tall },
      { color: '#A8402E', rim: '#F0B48A', hangers: 12, weight: 0.9, backstay: [60, 0] },
    ) +
    scene.front
  );
}
