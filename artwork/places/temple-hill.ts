import { flags } from '#artwork/flags.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import type { Point } from '#artwork/svg.ts';

/** The hill with the stupa, across the valley. */
export function templeHill(
  sheet: Sheet,
  keys: string,
  at: Point,
  scale: number,
  paint = { crest: '#3488CB', foot: '#8CC4EE' },
): string {
  const crest = ridgeLine({ keys: outline(keys), seed: 84, rounds: 2, roughness: 0.05 });
  const [x, y] = at;
  const top = y - 222 * scale;
  return (
    flags({ from: [x, top], to: [x - 210 * scale, y + 12], sag: 4, count: 12, size: 5 }) +
    flags({ from: [x, top], to: [x + 210 * scale, y + 12], sag: 4, count: 12, size: 5 }) +
    stupa(at, scale, { lit: '#FFF6EA', shade: '#BFD8EF' }) +
    pines(crest, { count: 60, seed: 9, color: paint.crest, heights: [7, 15] }) +
    ridge(sheet, crest, { ...paint, footAt: sheet.height + 10 })
  );
}
