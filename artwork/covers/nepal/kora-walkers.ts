import { walking } from '#artwork/places/stances.ts';
import { circle, line, type Point, path } from '#artwork/svg.ts';
import { round } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { woolHat } from './headgear.ts';
import { pose } from './poses.ts';

const monk: Folk = {
  skin: '#A8683F',
  hair: 'short',
  top: '#F2AE2E',
  sleeves: 'short',
  skirt: '#7E2436',
  drape: '#8C2F3F',
  shoes: '#5A2A22',
};

const stripes = ['#C4506A', '#F2AE2E', '#2F8F83', '#3E86C4'];

/** The striped apron of married women, over the dark chuba. */
function pangden(): string {
  const band = (index: number): string =>
    line(
      `M${3 - index * 0.3} ${-40 + index * 6.4}h${10 + index * 1.1}`,
      stripes[index % 4] ?? '',
      3,
    );
  return path('M3-45h8.6l6 37H1.6z', { fill: '#F6E2C2' }) + [0, 1, 2, 3, 4].map(band).join('');
}

/** A turning hand prayer wheel. */
function prayerWheel([x, y]: Point): string {
  return (
    line(`M${x} ${y + 6}V${y - 14}`, '#6E3F2C', 2.4, round) +
    path(`M${x - 5.5} ${y - 24}h11v10h-11z`, { fill: '#F6C65A' }) +
    line(`M${x - 5.5} ${y - 19}h11M${x} ${y - 24}v-3`, '#B97A1F', 1.6) +
    line(`M${x + 5.5} ${y - 17}q8 0 11 4`, '#B97A1F', 1.4, round) +
    circle([x + 17, y - 12], 2, { fill: '#B97A1F' })
  );
}

const elder: Folk = {
  skin: '#B9764A',
  hair: 'braid',
  top: '#24395F',
  skirt: '#24395F',
  sash: '#C4506A',
  beads: '#E0708C',
  over: pangden() + prayerWheel([24, -60]),
};
const turning = pose([9, -56, 23, -60], [11, -57, 17, -48], [-4, -24, -11, -6], [9, -24, 11, -5]);
const praying = pose([10, -58, 18, -66], [13, -58, 18, -66], [-4, -24, -16, -7], [10, -25, 11, -5]);

const man: Folk = { skin: '#8A4B2A', hair: 'topi', top: '#3D5A80', trousers: '#E9DCC8' };
const woman: Folk = {
  skin: '#A8683F',
  hair: 'long',
  top: '#2F8F83',
  trousers: '#17385F',
  tunic: true,
};
const child: Folk = {
  skin: '#B9764A',
  hair: 'short',
  top: '#BFE3FC',
  trousers: '#17385F',
  behind: path('M-9-74h-8q-7 1-7 9v15q0 5 5 5h10z', { fill: '#F6C65A' }),
};
const far: Folk = {
  skin: '#A8683F',
  hair: 'short',
  top: '#6B4A63',
  trousers: '#2B3A5E',
  headgear: woolHat('#8C3A4E', '#F0C79A'),
};

export function koraWalkers(): string {
  const left = { flip: -1 };
  return (
    folk([246, 306], 0.62, walking, far, left) +
    folk([274, 306], 0.6, walking, { ...woman, top: '#D8B25F' }, left) +
    folk([428, 307], 0.62, walking, { ...monk, skirt: '#8C2F3F' }, left) +
    folk([108, 334], 0.98, walking, man, left) +
    folk([208, 342], 1.06, turning, elder, left) +
    folk([352, 338], 1, walking, woman, left) +
    folk([392, 340], 0.7, walking, child, left) +
    folk([498, 344], 1.08, praying, monk, left) +
    folk([546, 340], 1.04, walking, { ...monk, skin: '#8A4B2A' }, left)
  );
}
