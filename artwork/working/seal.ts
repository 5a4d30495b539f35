import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place, tidy } from '#artwork/svg.ts';
import { round } from './figure.ts';

const SCALLOPS = 12;

function scalloped(radius: number): string {
  const at = (turn: number): string => {
    const angle = (2 * Math.PI * turn) / SCALLOPS;
    return `${tidy(radius * Math.sin(angle))} ${tidy(-radius * Math.cos(angle))}`;
  };
  const bow = tidy(radius * 0.27);
  const arcs = Array.from(
    { length: SCALLOPS },
    (_, turn) => `A${bow} ${bow} 0 0 1 ${at(turn + 1)}`,
  );
  return `M${at(0)}${arcs.join('')}z`;
}

/** The badge of a verified person: origin at its middle. */
export function seal(sheet: Sheet, at: Point, radius: number): string {
  const blue = sheet.fade([0, '#2EA3F2'], [1, '#0A73C2']);
  return place(
    at,
    radius / 50,
    path(scalloped(50), { fill: blue }) +
      circle([0, 0], 38, { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 2.5, opacity: 0.45 }) +
      line('M-17 1l12 12 23-25', '#FFFFFF', 9, round),
  );
}
