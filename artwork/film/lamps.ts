import { lampLight } from '#artwork/colors.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, group, type Point } from '#artwork/svg.ts';

/** A small flame with its glow. */
export function lamp(sheet: Sheet, at: Point, size: number, brightness: number): string {
  if (brightness <= 0) return '';
  const glow = sheet.glow([0, lampLight, 0.85], [0.35, '#FFC983', 0.34], [1, '#FFC983', 0]);
  return group(
    { opacity: brightness },
    circle(at, size * 7, { fill: glow }),
    circle(at, size, { fill: '#FFF6E0' }),
  );
}
