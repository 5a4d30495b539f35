import type { Sheet } from '#artwork/sheet.ts';
import { circle, element, group, line, type Point, path, place, tidy } from '#artwork/svg.ts';
import { RIM, STEEL } from '#artwork/working/night-tower.ts';
import { round } from './lanterns.ts';

const AMBER = '#F6BD3C';

function hexagon(r: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index;
    return `${tidy(r * Math.cos(angle))} ${tidy(r * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

function bolt(at: Point, turn: number): string {
  const transform = `translate(${at.join(' ')}) rotate(${turn})`;
  return group(
    { transform },
    path(hexagon(9), { fill: '#5F7F9F' }) +
      path(hexagon(7), { fill: '#9DB9D6' }) +
      line('M-3.5 0h7', '#3B5877', 2.4, round),
  );
}

/** Half out of its hole, and rotated. */
function looseBolt([x, y]: Point): string {
  return (
    circle([x, y], 8, { fill: '#3B5877' }) +
    element('rect', { x: x - 3.5, y: y - 20, width: 7, height: 22, fill: '#7F9CBC' }) +
    line(
      `M${x - 3.5} ${y - 15}l7 3M${x - 3.5} ${y - 9}l7 3M${x - 3.5} ${y - 3}l7 3`,
      '#4A6C94',
      1.6,
    ) +
    group(
      { transform: `translate(${x} ${y - 24}) rotate(14)` },
      path(hexagon(10.5), { fill: '#B7791F' }) +
        path(hexagon(8.4), { fill: AMBER }) +
        line('M-4 0h8', '#8A5A14', 2.6, round),
    ) +
    line(`M${x + 17} ${y - 36}q8 10 1 21M${x - 17} ${y - 36}q-8 10-1 21`, AMBER, 2.6, round)
  );
}

/** A close view of the cable: a clamp with three tight bolts and a loose one. */
function clamp(): string {
  return (
    path('M-130-19H130V19H-130z', { fill: STEEL }) +
    line('M-130-9H130M-130 1H130M-130 11H130', '#123A66', 2.4) +
    line('M-130-18.5H130', RIM, 3) +
    element('rect', { x: -48, y: -33, width: 96, height: 66, rx: 9, fill: '#C5D2DE' }) +
    element('rect', { x: -48, y: -33, width: 96, height: 5, rx: 2.5, fill: '#FFFFFF' }) +
    element('rect', { x: -48, y: 26, width: 96, height: 7, rx: 3, fill: '#8FA6BC' }) +
    bolt([-31, -16], 10) +
    bolt([-31, 15], 40) +
    bolt([31, 15], 22) +
    looseBolt([31, -12])
  );
}

interface Lens {
  readonly at: Point;
  readonly scale: number;
  /** The slope of the cable under the lens, in degrees. */
  readonly slope: number;
}

const handle =
  line('M-62 66L-104 114', '#06182B', 17, round) +
  line('M-64 68L-74 80', '#E6EEF6', 10, round) +
  line('M-80 88L-102 112', '#8A5F40', 11, round);

/** The position of a hand, from the middle of the lens. */
export const GRIP: Point = [-95, 103];

/** An enlarged circle of the cable, its handle to the lower left: radius 84. */
export function lens(sheet: Sheet, { at, scale, slope }: Lens): string {
  const glass = circle([0, 0], 84, {});
  const light = sheet.glow([0, '#E4F2FD', 0.42], [0.7, '#BFDAF3', 0.22], [1, '#7FB3E6', 0]);
  return place(
    at,
    scale,
    circle([0, 0], 132, { fill: light }) +
      handle +
      circle([0, 0], 84, { fill: sheet.fade([0, '#3E86C4'], [1, '#1D5590']) }) +
      group(
        { 'clip-path': sheet.clip(glass) },
        path('M-8 10h16V90h-16z', { fill: '#2B4866' }) +
          path('M-8 10h4V90h-4z', { fill: '#7F9CBC' }),
        group({ transform: `rotate(${slope})` }, clamp()),
        path('M-84-30Q-50-84 20-86L-84-86z', { fill: '#FFFFFF', opacity: 0.2 }),
      ) +
      circle([0, 0], 84, { fill: 'none', stroke: '#E6EEF6', 'stroke-width': 8 }),
  );
}
