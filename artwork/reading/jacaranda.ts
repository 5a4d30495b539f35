import { between, seededRandom } from '#artwork/random.ts';
import { cloudBank } from '#artwork/sky.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

export interface Bloom {
  readonly shade: string;
  readonly bloom: string;
  readonly light: string;
  readonly trunk: string;
}

type Puff = readonly [x: number, y: number, r: number];

const shade: readonly Puff[] = [
  [-66, -80, 15],
  [-50, -90, 20],
  [-24, -98, 24],
  [6, -104, 27],
  [36, -98, 24],
  [60, -86, 17],
  [-6, -86, 22],
  [24, -84, 18],
];

const bloom: readonly Puff[] = [
  [-60, -86, 12],
  [-40, -99, 15],
  [-16, -109, 17],
  [12, -114, 18],
  [40, -106, 15],
  [-4, -98, 14],
  [58, -94, 9],
];

/** Clusters of blossoms inside the puffs, as round dots. */
function clusters(puffs: readonly Puff[], each: number, rise: number, seed: number): string {
  const random = seededRandom(seed);
  return puffs
    .flatMap(([x, y, r]) =>
      Array.from({ length: each }, () => {
        const turn = between(random, 0, Math.PI * 2);
        const reach = r * Math.sqrt(random());
        return `M${Math.round(x + Math.cos(turn) * reach)} ${Math.round(y - rise + Math.sin(turn) * reach * 0.8)}h0`;
      }),
    )
    .join('');
}

const round = { 'stroke-linecap': 'round' } as const;
const edge = clusters(shade, 5, -4, 3);
const lit = clusters(bloom, 6, 4, 8);

/** A wide flat crown in bloom over a forked trunk: origin at its foot, 136 high, 160 wide. */
export function jacaranda(at: Point, scale: number, paint: Bloom, flip = 1): string {
  return place(
    at,
    scale,
    path('M-5 0Q-3-26-2-44L-26-80h5L1-54 24-84h5L6-42Q5-20 7 0z', { fill: paint.trunk }) +
      line('M-14-62L-50-80M14-64L54-80M-20-76L-30-96M22-80L30-98', paint.trunk, 3, round) +
      path(cloudBank(shade), { fill: paint.shade }) +
      line('M-26-80L-34-96M1-54L4-92M24-84L34-96', paint.trunk, 2, { ...round, opacity: 0.6 }) +
      path(cloudBank(bloom), { fill: paint.bloom }) +
      line(edge, paint.bloom, 5, round) +
      line(lit, paint.light, 4.4, round),
    flip,
  );
}
