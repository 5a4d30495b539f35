import { line, path } from '#drawings/svg.ts';
import { round } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { scarf } from './headgear.ts';
import { pose } from './poses.ts';

const bent = pose([27, -44, 31, -22], [33, -46, 39, -24], [3, -24, 2, -4], [-9, -24, -13, -4], {
  hip: [-8, -46],
  neck: [17, -63],
  nod: 34,
});

/** A bundle of seedlings in the hand. */
function seedlings(x: number, y: number): string {
  return (
    line(
      `M${x} ${y + 6}L${x - 6} ${y - 12}M${x} ${y + 6}v-20M${x} ${y + 6}l6-18M${x} ${y + 6}l10-14M${x} ${y + 6}l-10-14`,
      '#8ED06A',
      2.6,
      round,
    ) + line(`M${x - 3} ${y}h6`, '#F6E2C2', 2.4, round)
  );
}

/** A shell of bamboo and leaves against the rain, from head to hips. */
function ghum(): string {
  return (
    path('M-16-44Q-20-64-2-76 18-88 32-80 34-74 28-70 8-68-2-56-8-48-8-40z', { fill: '#C9A45E' }) +
    path('M-16-44Q-20-64-2-76 18-88 32-80 12-80 0-68-10-58-11-42z', { fill: '#E6C88A' }) +
    line('M-12-50Q-6-64 8-72T30-78', '#94713A', 1.6, round)
  );
}

function planter(top: string, skirt: string, cloth: string, skin: string): Folk {
  return {
    skin,
    hair: 'bun',
    top,
    skirt,
    sash: '#FFF3E2',
    sleeves: 'short',
    headgear: scarf(cloth),
    over: seedlings(41, -24),
  };
}

const rose = planter('#C43A5A', '#24507F', '#F6D06B', '#A8683F');
const teal = planter('#1F8A8F', '#8C2F4A', '#FFF3E2', '#8A4B2A');
const gold = planter('#F2AE2E', '#2F4F7A', '#E0708C', '#B9764A');
const blue = planter('#3E86C4', '#6A2A48', '#F6E2C2', '#A8683F');

const carrier: Folk = {
  skin: '#8A4B2A',
  hair: 'topi',
  top: '#F7EBD6',
  sleeves: 'short',
  trousers: '#8C9AA8',
  tunic: true,
  sash: '#5B6F8C',
};
const ploughing = pose(
  [16, -58, 30, -50],
  [18, -60, 32, -52],
  [-5, -25, -16, -8],
  [10, -26, 12, -5],
  {
    neck: [7, -74],
  },
);

/** Somebody's colours on the water below. */
function mirrored(x: number, y: number, size: number, colour: string): string {
  return path(
    `M${x - 16 * size} ${y}h${26 * size}l-3 ${16 * size}q-${9 * size} ${5 * size}-${18 * size} 0z`,
    { fill: colour, opacity: 0.3 },
  );
}

export function plantersRow(): string {
  const at: readonly (readonly [number, number, number, Folk, string])[] = [
    [96, 332, 1.34, rose, '#24507F'],
    [214, 340, 1.38, { ...teal, over: `${ghum()}${teal.over}` }, '#8C2F4A'],
    [330, 338, 1.36, gold, '#2F4F7A'],
    [452, 344, 1.38, blue, '#6A2A48'],
  ];
  return at
    .map(
      ([x, y, size, who, colour]) =>
        mirrored(x, y - 4, size, colour) + folk([x, y], size, bent, who),
    )
    .join('');
}

export function ploughman(): string {
  return folk([0, 0], 0.84, ploughing, carrier);
}
