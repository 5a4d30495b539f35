import { lampLight } from '#artwork/colors.ts';
import { lampGlow } from '#artwork/lamp-glow.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, type Point, path, tidy } from '#artwork/svg.ts';
import { figure, type Limbs } from '#artwork/working/figure.ts';
import { crew, stances } from './crew.ts';
import { lantern, pool } from './lanterns.ts';

const REACHING: Limbs = { ...stances.stand, near: ['M6-66L20-72 30-88', [31, -91]] };

/** A helmet with a lamp over the hair. */
const helmet =
  path('M-11-87q0-15 14.5-15t14.5 13l4 2.5H-11z', { fill: '#DDEBF7' }) +
  path('M14-98h6v7h-6z', { fill: '#FFF0CE' });

const LAMP: Point = [18, -95];

export interface Inspection {
  /** The position of the lens's handle. */
  readonly grip: Point;
  readonly deck: number;
  /** The position of the lantern on the ground. */
  readonly lantern: Point;
  readonly glass: Point;
  readonly radius: number;
}

const HAND: Point = [31, -91];

/** Tall enough to reach the handle. */
function standing({ grip, deck }: Inspection): { readonly feet: Point; readonly scale: number } {
  const scale = (grip[1] - deck) / HAND[1];
  return { scale, feet: [grip[0] - HAND[0] * scale, deck] };
}

function helmetLamp(options: Inspection): Point {
  const { feet, scale } = standing(options);
  return [feet[0] + LAMP[0] * scale, feet[1] + LAMP[1] * scale];
}

/** From the helmet's lamp to the lens. */
export function beam(sheet: Sheet, options: Inspection): string {
  const { glass, radius } = options;
  const corner = (dx: number, dy: number): string =>
    `${tidy(glass[0] + dx * radius)} ${tidy(glass[1] + dy * radius)}`;
  const fill = sheet.glow([0, lampLight, 0.42], [1, lampLight, 0.12]);
  const lamp = helmetLamp(options).map(tidy).join(' ');
  return path(`M${lamp}L${corner(0.1, 0.96)}L${corner(-0.96, -0.3)}z`, { fill });
}

/** Looks up through the lens, with its handle in the raised hand; faces right. */
export function inspector(sheet: Sheet, options: Inspection): string {
  const { feet, scale } = standing(options);
  const [x, y] = options.lantern;
  return (
    pool(sheet, [x, y], 80 * scale, 10) +
    lantern(sheet, [x, y - 25 * scale], scale, 60) +
    figure(feet, scale, { ...crew.ember, limbs: REACHING, held: helmet }) +
    circle(helmetLamp(options), 16 * scale, { fill: lampGlow(sheet) })
  );
}
