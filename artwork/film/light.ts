import { formatHex, interpolate } from 'culori';
import { type Hour, hours } from '#artwork/hours.ts';
import type { Stop } from '#artwork/sheet.ts';
import { smooth } from './loop.ts';

/** The light at any moment: a mix of two of the twelve hours. */
export interface Light {
  readonly sky: readonly Stop[];
  readonly sun: string;
  readonly far: string;
  readonly haze: string;
  readonly middle: string;
  readonly near: string;
  readonly snow: string;
  /** 0 by day, 1 at night. */
  readonly dark: number;
  /** 1 when the sun is at the horizon. */
  readonly low: number;
}

const OFFSETS = [0, 0.2, 0.34, 0.45, 0.52, 0.62, 0.72, 0.8, 1];

/** In OKLab, because blue and peach mixed in sRGB turn gray. */
export function mix(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share));
}

function skyAt(sky: readonly Stop[], offset: number): string {
  const next = sky.findIndex(([at]) => at >= offset);
  const [toAt, to] = sky[next] ?? sky.at(-1) ?? [1, '#000000'];
  const [fromAt, from] = sky[next - 1] ?? [toAt, to];
  if (toAt === fromAt) return to;
  return formatHex(interpolate([from, to], 'rgb')((offset - fromAt) / (toAt - fromAt)));
}

function blend(from: Hour, to: Hour, share: number): Light {
  const color = (name: 'sun' | 'far' | 'haze' | 'middle' | 'near' | 'snow'): string =>
    mix(from[name], to[name], share);
  const amount = (name: 'low' | 'night'): number =>
    (from[name] ? 1 - share : 0) + (to[name] ? share : 0);
  return {
    sky: OFFSETS.map((at) => [at, mix(skyAt(from.sky, at), skyAt(to.sky, at), share)]),
    sun: color('sun'),
    far: color('far'),
    haze: color('haze'),
    middle: color('middle'),
    near: color('near'),
    snow: color('snow'),
    dark: amount('night'),
    low: amount('low'),
  };
}

// Without the two all-orange hours, which would turn gray on the way to blue dusk.
const daylight = hours.filter(({ name, night }) => !night && !/^(golden|sunset)/.test(name));
const night = hours.find((hour) => hour.night) as Hour;

/** The light at positions of the sun: by day from `hours.ts`, at night from 1.2 to 1.8. */
const keys: readonly (readonly [arc: number, hour: Hour])[] = [
  ...daylight.map((hour) => [hour.arc, hour] as const),
  [1.2, night],
  [1.8, night],
  ...daylight.slice(0, 1).map((hour) => [2 + hour.arc, hour] as const),
];

/** @param arc 0 to 1 above the horizon, 1 to 2 below it */
export function lightAt(arc: number): Light {
  const around = arc < (keys[0]?.[0] ?? 0) ? arc + 2 : arc;
  const next = keys.findIndex(([at]) => at >= around);
  const [toAt, to] = keys[next] ?? [2, night];
  const [fromAt, from] = keys[next - 1] ?? [toAt, to];
  return blend(from, to, toAt === fromAt ? 0 : smooth(fromAt, toAt, around));
}
