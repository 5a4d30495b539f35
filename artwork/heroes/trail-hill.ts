import { steel } from '#artwork/colors.ts';
import { flags } from '#artwork/flags.ts';
import { walkers } from '#artwork/person.ts';
import { pines } from '#artwork/pines.ts';
import type { LeafPaint } from '#artwork/places/garden.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, type Point } from '#artwork/svg.ts';
import { cairn } from './trail.ts';

export const UPPER = { crest: '#2F7EC4', foot: '#7FB6E2' };
export const LOWER = { crest: '#1767AE', foot: '#0B4A88' };
export const LEAVES: LeafPaint = {
  shade: '#0E4A6B',
  leaf: '#1B6F80',
  light: '#6FB59E',
  trunk: '#3A2A2A',
};

export const walker = {
  ...walkers.cream,
  hair: 'short',
  coat: '#FFF3E2',
  load: 'backpack',
} as const;

interface Hill {
  readonly keys: string;
  readonly seed: number;
  readonly paint: { readonly crest: string; readonly foot: string };
  readonly footAt: number;
  readonly trees?: readonly [count: number, from: number, to: number];
}

export function hill(sheet: Sheet, { keys, seed, paint, footAt, trees }: Hill): string {
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.06 });
  const sown = trees
    ? pines(crest, {
        count: trees[0],
        seed,
        color: paint.crest,
        heights: [9, 19],
        within: [trees[1], trees[2]],
      })
    : '';
  return sown + ridge(sheet, crest, { ...paint, footAt });
}

export function cairns(
  places: readonly (readonly [x: number, y: number, scale: number])[],
): string {
  return places.map(([x, y, scale]) => cairn([x, y], scale)).join('');
}

/** Two poles on either side of the pass, with flags between them. */
export function passFlags(left: Point, right: Point, height: number): string {
  const top = ([x, y]: Point): Point => [x, y - height];
  const count = Math.round((right[0] - left[0]) / 8);
  return (
    line(`M${left.join(' ')}v${-height}M${right.join(' ')}v${-height}`, steel, 2) +
    flags({ from: top(left), to: top(right), sag: 8, count, size: 6.5 })
  );
}
