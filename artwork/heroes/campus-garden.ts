import type { LeafPaint } from '#artwork/places/garden.ts';
import { gatePillar, type WallPaint } from '#artwork/places/garden-wall.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { gateLeaves } from './campus-things.ts';

export const LEAVES: LeafPaint = {
  shade: '#2B6B62',
  leaf: '#5B9560',
  light: '#C9BE62',
  trunk: '#4A3A30',
};
const LAWN = { crest: '#8FB06A', foot: '#2F7F78' };
export const TEMPLE = { crest: '#5590BE', foot: '#B5CBD6' };
export const WALL: WallPaint = {
  brick: '#B86846',
  lit: '#CB7E56',
  joint: '#8E452C',
  cap: '#74392B',
  tile: '#E0A070',
};
export const PATH = { edge: '#E5BF8E', face: '#FFE6BC' };
export const FLOWERS = ['#FFC845', '#FFF3E2', '#F29A8E'];

export function lawn(sheet: Sheet, keys: string, seed: number): string {
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.02 });
  return ridge(sheet, crest, { ...LAWN, footAt: sheet.height + 6 });
}

/** Open, with guests coming in. */
export function gate(
  left: number,
  right: number,
  foot: number,
  height: number,
  inside: string,
): string {
  return (
    gateLeaves([left + 6, foot - 2], [right - 6, foot - 2], height - 8) +
    inside +
    gatePillar([left, foot + 2], 13, height, WALL) +
    gatePillar([right, foot + 2], 13, height, WALL)
  );
}
