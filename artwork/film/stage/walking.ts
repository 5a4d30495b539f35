import { fraction } from '#artwork/film/loop.ts';
import { legsAt, STRIDE } from '#artwork/film/stride.ts';
import { type Person, person } from '#artwork/person.ts';
import type { Point } from '#artwork/svg.ts';
import { shown } from './pose.ts';
import type { Stage } from './stage.ts';
import { during, glide } from './timing.ts';

/** A path between two points and two times. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

export interface Stroll {
  readonly who: Person;
  readonly legs: readonly Leg[];
  /**
   * Fades in at the start of the first leg; with `leaves`, fades out at the end of the last one.
   */
  readonly leaves?: boolean;
}

interface Stance {
  readonly x: number;
  readonly way: 1 | -1;
  readonly walks: boolean;
}

function stanceAt({ legs }: Stroll, s: number): Stance {
  const begun = legs.filter(({ start }) => start <= s).at(-1) ?? legs[0];
  if (!begun) return { x: 0, way: 1, walks: false };
  const { from, to, start, end } = begun;
  const x = from + (to - from) * glide(s, start, end);
  return { x, way: to >= from ? 1 : -1, walks: s > start && s < end };
}

/** A person at their current position on the deck. */
export function strolling(stage: Stage, stroll: Stroll): string {
  const { s, floor, layout } = stage;
  const scale = layout.walkerScale;
  const first = stroll.legs[0]?.start ?? 0;
  const last = stroll.legs.at(-1)?.end ?? 0;
  const gone = stroll.leaves ? during(s, last - 0.4, last) : 0;
  const opacity = during(s, first, first + 0.4) * (1 - gone);
  if (opacity === 0) return '';
  const { x, way, walks } = stanceAt(stroll, s);
  const phase = fraction((x * way) / (STRIDE * scale));
  const lift = walks ? 0.5 * scale * Math.abs(Math.sin(2 * Math.PI * phase)) : 0;
  const who: Person = walks
    ? { ...stroll.who, legs: legsAt(phase) }
    : { ...stroll.who, legs: 'M-1.4-14.5-2-7.5-2.4-1.4h2.4M1.4-14.5 1.8-7.5 1.6-1.4h2.6' };
  const at: Point = [x, floor - lift + 1];
  return shown(opacity, person(at, scale, who, way));
}
