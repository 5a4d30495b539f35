import { chartScreen, firstScreen, listScreen, note } from '#artwork/cities/wireframes.ts';
import { circle, group, line, type Point, place, tidy } from '#artwork/svg.ts';

const SIZE = 0.62;
const sheets = { first: firstScreen, list: listScreen, chart: chartScreen } as const;

/** A drawn screen pinned to a wall or a pane, 72 by 102 around its middle. */
export function pinned([x, y]: Point, kind: keyof typeof sheets, turn: number, pin = true): string {
  const transform = `translate(${tidy(x)} ${tidy(y)}) rotate(${turn})`;
  const head = pin ? circle([0, -46], 4, { fill: '#0A73C2' }) : '';
  return group({ transform }, place([0, 0], SIZE, sheets[kind]) + head);
}

export function remark(at: Point): string {
  return place(at, 0.72, note);
}

/** An arrow from one screen to the next, vertical or horizontal at its end. */
export function way(from: Point, to: Point): string {
  const level = from[1] === to[1];
  const side = level ? Math.sign(to[0] - from[0]) : Math.sign(to[1] - from[1]);
  const [x, y] = to;
  const head = level
    ? `M${x - 7 * side} ${y - 7}L${x} ${y}l${-7 * side} 7`
    : `M${x - 7} ${y - 7 * side}L${x} ${y}l7 ${-7 * side}`;
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return line(`M${from[0]} ${from[1]}L${x} ${y}${head}`, '#0B3B68', 4, round);
}
