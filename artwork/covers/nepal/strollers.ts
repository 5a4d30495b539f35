import { onGrass, walking } from '#artwork/places/stances.ts';
import { path } from '#artwork/svg.ts';
import { type Folk, folk } from './folk.ts';
import { pose } from './poses.ts';

const student: Folk = {
  skin: '#B9764A',
  hair: 'long',
  top: '#1F7F87',
  trousers: '#24395F',
  tunic: true,
  behind: path('M-9-74h-8q-7 1-7 9v15q0 5 5 5h10z', { fill: '#8C3A4E' }),
};
const friend: Folk = { skin: '#8A4B2A', hair: 'short', top: '#FFF3E2', trousers: '#33587F' };
const elder: Folk = {
  skin: '#A8683F',
  hair: 'topi',
  top: '#5B6F8C',
  trousers: '#E9DCC8',
  tunic: true,
};
const mother: Folk = {
  skin: '#A8683F',
  hair: 'bun',
  top: '#23222E',
  skirt: '#23222E',
  border: '#C8323A',
  drape: '#FFF3E2',
  sleeves: 'short',
};
const child: Folk = { skin: '#B9764A', hair: 'short', top: '#F2AE2E', trousers: '#24395F' };

const running = pose(
  [14, -64, 26, -72],
  [-8, -62, -18, -58],
  [-10, -26, -24, -14],
  [13, -27, 10, -5],
  {
    neck: [6, -74],
  },
);
const holding = pose([10, -56, 20, -46], [9, -58, 12, -47], [-4, -24, -11, -6], [9, -24, 11, -5]);

/** People on the temple's steps. */
export function atRest(): string {
  return (
    folk([262, 276], 0.62, onGrass, elder) +
    folk([356, 276], 0.62, onGrass, { ...friend, top: '#8CC3EE' }, { flip: -1 })
  );
}

export function folkWalking(): string {
  return (
    folk([196, 336], 1, running, child) +
    folk([470, 336], 1.16, walking, student, { flip: -1 }) +
    folk([540, 342], 1.2, walking, friend, { flip: -1 }) +
    folk([118, 344], 1.2, holding, mother)
  );
}
