import type { Hour } from '#artwork/hours.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { type StupaPaint, stupa } from '#artwork/stupa.ts';
import { type Point, path } from '#artwork/svg.ts';
import { HEIGHT, hills, WIDTH } from './hills.ts';

export const TABLE = 352;

interface DeskHour {
  readonly hour: Hour;
  readonly sun: Point;
  readonly front: string;
  readonly stupa?: StupaPaint;
  /** Drawn on or behind the desk, and in front of it. */
  readonly onDesk: string;
  readonly before: string;
}

/** The same desk and hill with its stupa. The hour advances from step to step. */
export function badgeDesk(
  sheet: Sheet,
  { hour, sun, front, stupa: paint, onDesk, before }: DeskHour,
): string {
  const scene = hills(sheet, {
    hour,
    sun,
    radius: 0,
    peaks: [
      { summit: [196, 176], left: 120, right: 120 },
      { summit: [20, 150], left: 110, right: 110 },
      { summit: [520, 132], left: 150, right: 140 },
      { summit: [366, 196], left: 100, right: 100 },
    ],
    middle: [252, 234, 262, 240, 264, 232, 250],
    near: [322, 314, 330, 324, 334, 316, 308],
    seed: 611,
  });
  return sheet.render(
    scene.behind,
    stupa([66, 324], 0.54, paint),
    scene.front,
    onDesk,
    path(`M0 ${TABLE}h${WIDTH}v14H0z`, { fill: '#FFF3E2' }),
    path(`M0 ${TABLE + 14}h${WIDTH}V${HEIGHT}H0z`, { fill: front }),
    path(`M0 ${TABLE + 14}h${WIDTH}v8H0z`, { fill: '#0B3355', opacity: 0.14 }),
    before,
  );
}
