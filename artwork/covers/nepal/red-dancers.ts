import { line, path } from '#artwork/svg.ts';
import { round } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { side } from './headgear.ts';
import { pose } from './poses.ts';

const REDS = ['#C8323A', '#B3262F', '#D64548', '#A8243A'] as const;
const SKINS = ['#A8683F', '#B9764A', '#8A4B2A'] as const;

/** The flying end of the sari. */
function flying(fill: string): string {
  return (
    path('M-2-72Q-22-78-32-64T-54-52L-48-36Q-36-46-28-48T-6-50z', { fill }) +
    line('M-54-52L-48-36', '#F6CF6B', 3, round)
  );
}

function woman(index: number): Folk {
  const red = REDS[index % REDS.length] ?? REDS[0];
  return {
    skin: SKINS[index % SKINS.length] ?? SKINS[0],
    hair: index % 3 === 2 ? 'braid' : 'bun',
    top: '#9E1F2E',
    skirt: red,
    drape: red,
    border: '#F6CF6B',
    sleeves: 'short',
    beads: '#2F8F62',
    shoes: '#8A4B2A',
    behind: flying(red),
  };
}

/** Glass bangles on both wrists. */
function bangles(wrists: readonly (readonly [number, number, number, number])[]): string {
  const d = wrists.map(([x, y, dx, dy]) => `M${x} ${y}l${dx} ${dy}`).join('');
  return line(d, '#2F8F62', 3.4);
}

const lifted = pose([16, -86, 8, -103], [18, -64, 31, -74], [7, -25, 14, -6], [-5, -25, -8, -5], {
  neck: [-2, -75],
});
const opened = pose(
  [24, -82, 20, -101],
  [-22, -62, -36, -68],
  [6, -25, 12, -5],
  [-6, -25, -10, -6],
);
const crossed = pose([22, -60, 8, -56], [-23, -84, -16, -102], [6, -25, 9, -5], [-6, -25, -14, -6]);
const turned = pose([18, -76, 32, -84], [12, -88, 4, -104], [8, -25, 15, -6], [-6, -25, -9, -5], {
  neck: [3, -75],
});

const liftedWrists = bangles([
  [7, -97, 7, 3],
  [25, -67, 3, 6],
]);
const openedWrists = bangles([
  [17, -95, 7.5, -1],
  [-30, -62, -2, -7],
]);
const crossedWrists = bangles([
  [14, -61, 1, 7],
  [-21, -96, 7, 2],
]);
const turnedWrists = bangles([[25, -77, 2, -7]]);

/** Six dancers; nearer ones are larger. */
export function redDancers(): string {
  const front = { view: 'front' } as const;
  const gear = { headgear: side.flower };
  return (
    folk([278, 300], 0.78, lifted, { ...woman(1), ...gear }) +
    folk([362, 300], 0.78, turned, { ...woman(2), ...gear }, { flip: -1 }) +
    folk([102, 338], 1.6, turned, { ...woman(0), ...gear, over: turnedWrists }) +
    folk([214, 346], 1.64, opened, { ...woman(3), over: openedWrists }, front) +
    folk([426, 346], 1.64, crossed, { ...woman(4), over: crossedWrists }, front) +
    folk([538, 338], 1.6, lifted, { ...woman(5), ...gear, over: liftedWrists }, { flip: -1 })
  );
}
