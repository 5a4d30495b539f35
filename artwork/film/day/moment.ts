import type { Light } from '#artwork/film/light.ts';
import { fraction } from '#artwork/film/loop.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Point } from '#artwork/svg.ts';
import type { DayLayout } from './layout.ts';

/** Share of the loop with the sun up, and the time that it has been up at the start. */
const DAY = 0.76;
const UP = 0.09;

export interface Moment {
  readonly sheet: Sheet;
  readonly layout: DayLayout;
  readonly time: number;
  readonly arc: number;
  readonly light: Light;
}

/** 0 to 1 above the horizon, 1 to 2 below it. */
export function arcAt(time: number): number {
  const since = fraction(time + UP);
  return since < DAY ? since / DAY : 1 + (since - DAY) / (1 - DAY);
}

export function orbitAt({ orbit }: DayLayout, arc: number): Point {
  const angle = Math.PI * (1 - arc);
  const [x, y] = orbit.center;
  return [x + orbit.across * Math.cos(angle), y - orbit.up * Math.sin(angle)];
}
