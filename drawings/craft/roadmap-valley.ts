import { flags } from '#drawings/flags.ts';
import type { Hour } from '#drawings/hours.ts';
import { type Arm, stander, strides } from '#drawings/people/body.ts';
import { hills } from '#drawings/people/hills.ts';
import { people } from '#drawings/people/looks.ts';
import type { Sheet } from '#drawings/sheet.ts';
import { stupa } from '#drawings/stupa.ts';
import type { Point } from '#drawings/svg.ts';

/** Sky, ridges and the shrine of the three pictures of a road map; they stay above 16:9. */
export function roadmapValley(sheet: Sheet, hour: Hour, sun: Point): string {
  const scene = hills(sheet, {
    hour,
    sun,
    radius: 28,
    peaks: [
      { summit: [60, 150], left: 120, right: 120 },
      { summit: [536, 132], left: 130, right: 120 },
      { summit: [300, 166], left: 140, right: 140 },
    ],
    middle: [262, 246, 268, 256, 270, 248, 254],
    near: [330, 322, 336, 340, 338, 326, 318],
    seed: 1071,
  });
  const top: Point = [528, 216];
  return (
    scene.behind +
    stupa([528, 326], 0.5, hour.low ? { shade: '#D9B79A' } : {}) +
    flags({ from: top, to: [-12, 84], sag: 22, count: 48, size: 9 }) +
    flags({ from: top, to: [594, 236], sag: 4, count: 6, size: 9 }) +
    scene.front
  );
}

/** The same planner in all three. */
export function planner(
  at: Point,
  scale: number,
  arms: { readonly near: Arm; readonly far?: Arm; readonly held?: string },
  stride: keyof typeof strides = 'stand',
): string {
  const look = { ...people.asmita, trousers: '#123E66' };
  return stander(at, scale, { look, ...arms }, 1, strides[stride]);
}
