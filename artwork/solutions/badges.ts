import type { Sheet } from '#artwork/sheet.ts';
import { circle, element, line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './lanterns.ts';

const GREEN = '#5BD6A0';

function glow(sheet: Sheet): string {
  return sheet.glow([0, GREEN, 0.8], [0.4, GREEN, 0.3], [1, GREEN, 0]);
}

/** A card in its clip: origin at its middle, 14 wide; green if its owner may pass. */
export function badge(sheet: Sheet, at: Point, scale: number, passes: boolean): string {
  return place(
    at,
    scale,
    (passes ? circle([0, 0], 30, { fill: glow(sheet) }) : '') +
      element('rect', {
        x: -7,
        y: -9,
        width: 14,
        height: 18,
        rx: 3,
        fill: passes ? GREEN : '#E6EEF6',
      }) +
      circle([0, -2.5], 2.6, { fill: '#0B3A2A' }) +
      path('M-4 5.5q0-4.5 4-4.5t4 4.5z', { fill: '#0B3A2A' }),
  );
}

/** Around the neck of a figure of 100 units, over the coat. */
export function worn(sheet: Sheet, passes: boolean): string {
  return line('M0-73L9-56L12-72', '#E6EEF6', 1.8, round) + badge(sheet, [9, -50], 1, passes);
}

/** The badge reader: origin at its foot. */
export function reader(sheet: Sheet): string {
  return (
    path('M-3.5-60h7V0h-7zM-9-4H9V0H-9z', { fill: '#06182B' }) +
    circle([0, -74], 40, { fill: glow(sheet) }) +
    element('rect', { x: -12, y: -92, width: 24, height: 34, rx: 5, fill: '#06182B' }) +
    element('rect', { x: -8.5, y: -88, width: 17, height: 26, rx: 3, fill: '#0E3D30' }) +
    line('M-5-75l3.5 4 6.5-8', GREEN, 3, round)
  );
}
