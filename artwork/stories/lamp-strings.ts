import { sagging } from '#artwork/bridge.ts';
import { lampLight } from '#artwork/colors.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { circle, lerp, line, type Point } from '#artwork/svg.ts';

export interface LightLine {
  readonly from: Point;
  readonly to: Point;
  readonly sag: number;
  readonly count: number;
}

function bulbs({ from, to, sag, count }: LightLine): readonly Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const share = (index + 1) / (count + 1);
    return [
      Math.round(lerp(from[0], to[0], share)),
      Math.round(lerp(from[1], to[1], share) + 4 * sag * share * (1 - share)),
    ];
  });
}

/** A cable with lamps, each hung slightly below it. */
export function lightLine(sheet: Sheet, string: LightLine, color: string): string {
  const glow = sheet.glow([0, lampLight, 0.95], [0.35, '#FFC67A', 0.32], [1, '#FFB35C', 0]);
  const lamps = bulbs(string).map(
    ([x, y]) => circle([x, y + 5], 15, { fill: glow }) + circle([x, y + 5], 3, { fill: '#FFF3D6' }),
  );
  return line(sagging(string.from, string.to, string.sag), color, 2.2) + lamps.join('');
}

/** The reflections of the same lamps in still water. */
export function onWater(sheet: Sheet, string: LightLine, [from, to]: Point, y: number): string {
  const shine = sheet.fade([0, lampLight, 0.75], [1, '#FFB35C', 0]);
  return bulbs(string)
    .filter(([x]) => x > from && x < to)
    .map(([x], index) => ellipse([x, y + (index % 2) * 5], 2.4, 20, shine))
    .join('');
}
