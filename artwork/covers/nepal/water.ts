import type { Sheet } from '#artwork/sheet.ts';
import { element, group, line } from '#artwork/svg.ts';
import { round, shade } from './cover.ts';

/** The reflection of a person's colors in moving water, as strokes. */
export function reflected(x: number, y: number, scale: number, color: string): string {
  const strokes = [13, 11, 12, 8, 5].map((half, index) => {
    const at = x + (index % 2 === 0 ? -1 : 2) * scale;
    const down = y + (8 + index * 8) * scale;
    return `M${Math.round(at - half * scale)} ${Math.round(down)}h${Math.round(2 * half * scale)}`;
  });
  return line(strokes.join(''), color, 4.6 * scale, { ...round, opacity: 0.5 });
}

/** Waist-deep in the water, surrounded by a ring. */
export function wading(
  sheet: Sheet,
  [x, y, scale]: readonly [number, number, number],
  who: string,
  color: string,
): string {
  const air = element('rect', { y: 0, width: sheet.width, height: y });
  const ring = 20 * scale;
  return (
    shade([x, y], ring * 1.7, 4.6 * scale, '#FFE9D2', 0.35) +
    group({ 'clip-path': sheet.clip(air) }, who) +
    reflected(x, y, scale, color) +
    line(
      `M${Math.round(x - ring * 1.3)} ${Math.round(y + 3 * scale)}q${Math.round(ring * 1.3)} ${Math.round(5 * scale)} ${Math.round(ring * 2.6)} 0`,
      '#FFF6E6',
      2,
      { ...round, opacity: 0.6 },
    )
  );
}
