import { line, path } from '#artwork/svg.ts';
import { round } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { scarf } from './headgear.ts';
import { pose } from './poses.ts';
import { reflected } from './water.ts';

const bent = pose([27, -44, 31, -22], [33, -46, 39, -24], [3, -24, 2, -4], [-9, -24, -13, -4], {
  hip: [-8, -46],
  neck: [17, -63],
  nod: 34,
});

/** A bundle of rice seedlings in the hand. */
function seedlings(x: number, y: number): string {
  const blades = [-11, -7, -3.5, 0, 3.5, 7, 11].map(
    (lean) => `M${x + lean * 0.2} ${y + 8}q${lean * 0.2}-14 ${lean}-${26 - Math.abs(lean) * 0.6}`,
  );
  return (
    line(blades.join(''), '#5FB548', 1.7, round) + line(`M${x - 4} ${y}h8`, '#F6E2C2', 2.4, round)
  );
}

/** A rain shield of bamboo and leaves, from head to hips. */
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

export function plantersRow(): string {
  const at: readonly (readonly [number, number, number, Folk, string])[] = [
    [78, 326, 1.34, rose, '#24507F'],
    [188, 336, 1.42, { ...teal, over: `${ghum()}${teal.over}` }, '#8C2F4A'],
    [296, 328, 1.34, blue, '#6A2A48'],
  ];
  return at
    .map(
      ([x, y, size, who, color]) =>
        reflected(x - 8, y - 4, size, color) + folk([x, y], size, bent, who),
    )
    .join('');
}

export function ploughman(): string {
  return folk([0, 0], 1, ploughing, carrier);
}
