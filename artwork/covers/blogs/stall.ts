import { box } from '#artwork/people/cards.ts';
import { circle, element, line, type Point, path, place } from '#artwork/svg.ts';

export const COUNTER = 240;
const STRIPE = 38;

export interface StallPaint {
  readonly wood: string;
  readonly dark: string;
  readonly inside: string;
  readonly stripes: readonly [string, string];
}

/** Strips of cotton in alternating colors, each with a round hem. */
function awning(width: number, [one, other]: StallPaint['stripes']): string {
  const every = (from: number): string => {
    let data = '';
    for (let x = from * STRIPE; x < width; x += 2 * STRIPE) {
      data += `M${x} 0h${STRIPE}v46q0 15-19 15t-19-15z`;
    }
    return data;
  };
  return (
    path(every(0), { fill: one }) +
    path(every(1), { fill: other }) +
    path(`M0 0h${width}v10H0z`, { fill: '#06182B', opacity: 0.14 }) +
    path(`M-8-12h${width + 16}v14H-8z`, { fill: '#6B4630' })
  );
}

/** The back of a stall with its shelf: origin at the upper left of its awning. */
export function stallBack(at: Point, width: number, { wood, inside, dark }: StallPaint): string {
  return place(
    at,
    1,
    path(`M12 20h${width - 24}v260H12z`, { fill: inside }) +
      path(`M12 20h${width - 24}v62H12z`, { fill: '#06182B', opacity: 0.16 }) +
      path(`M6 0h13v300H6zM${width - 19} 0h13v300h-13z`, { fill: wood }) +
      path(`M6 0h4v300H6zM${width - 19} 0h4v300h-4z`, { fill: dark, opacity: 0.4 }),
  );
}

/** The counter with a front of boards, and the awning in front of everything. */
export function stallFront(at: Point, width: number, { wood, dark, stripes }: StallPaint): string {
  const [x, y] = at;
  const boards = Array.from(
    { length: Math.floor(width / 44) },
    (_, n) => `M${x + 22 + n * 44} ${COUNTER + 16}V346`,
  );
  return (
    path(`M${x - 6} ${COUNTER}h${width + 12}v16H${x - 6}z`, { fill: '#E3B98C' }) +
    path(`M${x + 4} ${COUNTER + 16}h${width - 8}v92H${x + 4}z`, { fill: wood }) +
    line(boards.join(''), dark, 2.4, { opacity: 0.5 }) +
    path(`M${x + 4} ${COUNTER + 16}h${width - 8}v8H${x + 4}z`, { fill: '#06182B', opacity: 0.22 }) +
    place([x, y], 1, awning(width, stripes))
  );
}

/** Tilted towards the viewer: origin at its lower left, 104 wide. */
export function crate(at: Point, fill: string, shine: string, leaf?: string): string {
  const row = (y: number, from: number, count: number): string =>
    Array.from({ length: count }, (_, n) => circle([from + n * 20, y], 12, { fill })).join('');
  const glints = (y: number, from: number, count: number): string =>
    Array.from({ length: count }, (_, n) => `M${from - 4 + n * 20} ${y - 5}h0`).join('');
  const leaves = leaf
    ? line('M22-52l5-7M42-52l-4-7M62-52l5-7M82-52l-4-7M32-67l4-7M72-67l4-7', leaf, 4, {
        'stroke-linecap': 'round',
      })
    : '';
  return place(
    at,
    1,
    row(-58, 32, 3) +
      row(-44, 22, 4) +
      leaves +
      line(glints(-58, 32, 3) + glints(-44, 22, 4), shine, 5, { 'stroke-linecap': 'round' }) +
      box(0, -40, 104, 40, 4, '#B98454') +
      path('M0-22h104v4H0z', { fill: '#7A4A32', opacity: 0.7 }) +
      path('M0-40h8V0H0zM96-40h8V0h-8z', { fill: '#8E5A2E' }),
  );
}

/** A length of woven cloth over a rail: origin at its upper left. */
export function shawl(
  at: Point,
  width: number,
  height: number,
  fill: string,
  border: string,
): string {
  const zigzag = (y: number): string => {
    let data = `M5 ${y}`;
    for (let x = 5; x < width - 14; x += 16) data += 'l8 8 8-8';
    return data;
  };
  let fringe = '';
  for (let x = 3; x < width; x += 6) fringe += `M${x} ${height}v7`;
  return place(
    at,
    1,
    line(fringe, fill, 2.4) +
      element('rect', { width, height, rx: 3, fill }) +
      path(`M0 ${height - 30}h${width}v5H0zM0 ${height - 9}h${width}v5H0zM0 14h${width}v5H0z`, {
        fill: border,
      }) +
      line(zigzag(height - 21), border, 2.6) +
      path(`M${Math.round(width * 0.7)} 0H${width}v${height}H${Math.round(width * 0.7)}z`, {
        fill: '#06182B',
        opacity: 0.08,
      }),
  );
}

/** Brass or clay: origin at the middle of its foot, 56 high. */
export function pot(at: Point, scale: number, fill: string, shine: string): string {
  return place(
    at,
    scale,
    path('M-13-56h26l-4 10q24 8 24 26Q33 0 12 0h-24Q-33 0-33-20q0-18 24-26z', { fill }) +
      path('M8-46h1q24 8 24 26Q33 0 12 0H2Q22-14 8-46z', { fill: '#06182B', opacity: 0.14 }) +
      line('M-22-28q4-8 10-11', shine, 4, { 'stroke-linecap': 'round' }) +
      path('M-16-60h32v6h-32z', { fill: shine }),
  );
}
