import type { Hour } from '#artwork/hours.ts';
import { type Arm, stander, strides } from '#artwork/people/body.ts';
import { hills } from '#artwork/people/hills.ts';
import { people } from '#artwork/people/looks.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import type { Point } from '#artwork/svg.ts';

/** Sky, ridges and shrine of the three road map pictures, kept above the 16:9 crop. */
export function roadmapValley(sheet: Sheet, hour: Hour, sun: Point): string {
  const scene = hills(sheet, {
    hour,
    sun,
    radius: 0,
    peaks: [
      { summit: [60, 150], left: 120, right: 120 },
      { summit: [536, 132], left: 130, right: 120 },
      { summit: [300, 166], left: 140, right: 140 },
    ],
    middle: [248, 232, 254, 242, 256, 234, 240],
    near: [308, 300, 314, 318, 316, 304, 296],
    seed: 1071,
  });
  return scene.behind + stupa([528, 304], 0.38, hour.low ? { shade: '#D9B79A' } : {}) + scene.front;
}

/** The ground of the scene, with a grove in front of it. */
export function meadow(sheet: Sheet, [light, dark]: readonly [string, string]): string {
  const ground = ridgeLine({
    keys: outline('-10,334 120,330 290,338 450,334 590,326'),
    seed: 1081,
    roughness: 0.02,
  });
  const front = ridgeLine({
    keys: outline('-10,398 90,410 220,422 360,424 480,412 590,394'),
    seed: 1082,
    roughness: 0.03,
  });
  const sown = { color: dark, heights: [18, 40] } as const;
  return (
    pines(ground, { count: 18, seed: 6, color: light, heights: [14, 28], within: [420, 590] }) +
    ridge(sheet, ground, { crest: light, foot: light, footAt: 435 }) +
    pines(front, { ...sown, count: 16, seed: 5, within: [-10, 130] }) +
    pines(front, { ...sown, count: 20, seed: 8, within: [430, 590] }) +
    ridge(sheet, front, { crest: dark, foot: dark, footAt: 435 })
  );
}

/** The same planner in all three pictures. */
export function planner(
  at: Point,
  scale: number,
  arms: { readonly near: Arm; readonly far?: Arm; readonly held?: string },
  stride: keyof typeof strides = 'stand',
): string {
  const look = { ...people.asmita, trousers: '#123E66' };
  return stander(at, scale, { look, ...arms }, 1, strides[stride]);
}
