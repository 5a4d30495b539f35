import { line, path } from '#artwork/svg.ts';
import { round } from './cover.ts';
import type { Folk } from './folk.ts';
import { scarf, strap } from './headgear.ts';
import { pose } from './poses.ts';

/** The basket hangs from a strap over the head; the leaves rise above its rim. */
function doko(): string {
  return (
    path('M-37-65q-3-9 4-10 1-8 8-6 6-4 9 3 7 1 4 13z', { fill: '#4FAE5E' }) +
    path('M-33-66q0-6 4-7 3-4 6-1 4 0 5 8z', { fill: '#A5DB8A' }) +
    path('M-38-66h26l-5 33h-13z', { fill: '#C99A56' }) +
    line('M-37-58h24M-36-50h22M-34-42h18', '#8E6A3C', 2) +
    line('M-32-66l3 33M-25-66v33M-18-66l-3 33', '#E6C07A', 1.6) +
    line('M-38-66h26', '#8E6A3C', 3.4, round)
  );
}

export const picking = pose(
  [14, -56, 29, -50],
  [18, -58, 34, -54],
  [4, -24, 6, -5],
  [-4, -24, -8, -5],
  {
    hip: [-3, -45],
    neck: [6, -74],
    nod: 14,
  },
);
export const reaching = pose(
  [15, -60, 31, -60],
  [10, -56, 24, -48],
  [4, -24, 6, -5],
  [-4, -24, -8, -5],
  {
    neck: [4, -75],
    nod: 10,
  },
);

function picker(top: string, skirt: string, cloth: string, skin: string): Folk {
  return {
    skin,
    hair: 'bun',
    top,
    skirt,
    border: '#F6E2C2',
    sash: '#FFF3E2',
    headgear: scarf(cloth) + strap(),
    behind: line('M-14-66Q-8-84 2-96', '#E9C48B', 2.4) + doko(),
  };
}

export const anju = picker('#C4506A', '#24507F', '#F6D06B', '#A8683F');
export const bina = picker('#F2AE2E', '#7E2A44', '#FFF3E2', '#8A4B2A');
export const chameli = picker('#3E86C4', '#5A3A6A', '#E0708C', '#B9764A');
