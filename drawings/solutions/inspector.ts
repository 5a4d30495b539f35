import { lampLight } from '#drawings/colours.ts';
import type { Sheet } from '#drawings/sheet.ts';
import { circle, type Point, path, tidy } from '#drawings/svg.ts';
import { figure, type Limbs } from '#drawings/working/figure.ts';
import { crew, stances } from './crew.ts';
import { lampGlow, lantern, pool } from './lanterns.ts';

const REACHING: Limbs = { ...stances.stand, near: ['M6-66L20-72 30-88', [31, -91]] };

/** A helmet with a lamp over the hair. */
const helmet =
  path('M-11-87q0-15 14.5-15t14.5 13l4 2.5H-11z', { fill: '#DDEBF7' }) +
  path('M14-98h6v7h-6z', { fill: '#FFF0CE' });

const LAMP: Point = [-18, -95];

/** From the helmet's lamp to the glass. */
function beam(sheet: Sheet, [x, y]: Point, [glassX, glassY]: Point, reach: number): string {
  const corner = (dx: number, dy: number): string =>
    `${tidy(glassX + dx * reach)} ${tidy(glassY + dy * reach)}`;
  const fill = sheet.glow([0, lampLight, 0.42], [1, lampLight, 0.12]);
  return path(`M${tidy(x)} ${tidy(y)}L${corner(0.1, 1)}L${corner(0.98, -0.2)}z`, { fill });
}

export interface Inspection {
  readonly feet: Point;
  readonly scale: number;
  /** Where the lantern was set down. */
  readonly lantern: Point;
  readonly glass: Point;
  readonly radius: number;
}

/** Looks up through the glass, whose handle is in the raised hand; faces left. */
export function inspector(sheet: Sheet, options: Inspection): string {
  const { feet, scale, glass, radius, lantern: set } = options;
  const lamp: Point = [feet[0] + LAMP[0] * scale, feet[1] + LAMP[1] * scale];
  return (
    pool(sheet, set, 80 * scale, 10) +
    lantern(sheet, [set[0], set[1] - 25 * scale], scale, 60) +
    figure(feet, scale, { ...crew.ember, limbs: REACHING, held: helmet }, -1) +
    beam(sheet, lamp, glass, radius) +
    circle(lamp, 16 * scale, { fill: lampGlow(sheet) })
  );
}
