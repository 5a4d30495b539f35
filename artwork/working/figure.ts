import { ink } from '#artwork/colors.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

export type Hair = 'short' | 'long' | 'bun' | 'topi' | 'shawl' | 'plaits';

/** Limbs as joints; an arm ends at the hand. */
export interface Limbs {
  readonly legs: string;
  readonly shoes: string;
  readonly near: readonly [arm: string, hand: Point];
  readonly far?: readonly [arm: string, hand: Point];
}

export interface Figure {
  readonly limbs: Limbs;
  readonly hair: Hair;
  readonly coat: string;
  readonly skin: string;
  readonly hairColor?: string;
  readonly trousers?: string;
  /** The color of a skirt, a topi or a shawl. */
  readonly cloth?: string;
  readonly skirt?: boolean;
  readonly pack?: string;
  /** Drawn in the hand, before the near arm. */
  readonly held?: string;
}

export const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const BLACK = '#1A1210';

const standing = { legs: 'M-5-40L-6-5M5-40L6-5', shoes: 'M-7-3.5h7M5-3.5h7' };
const striding = { legs: 'M-3-40L-7-21-15-5M4-40L14-23 12-5', shoes: 'M-16-3.5h7M11-3.5h8' };

export const limbs = {
  stand: {
    ...standing,
    near: ['M6-66L11-52 9-42', [9, -39]],
    far: ['M-6-66L-12-52-9-42', [-9, -39]],
  },
  walk: {
    ...striding,
    near: ['M5-66L14-51 22-49', [25, -48]],
    far: ['M-6-66L-17-54-17-43', [-17, -40]],
  },
  point: {
    ...striding,
    near: ['M5-66L20-68 33-76', [36, -78]],
    far: ['M-6-66L-17-54-17-43', [-17, -40]],
  },
  wave: {
    ...standing,
    near: ['M6-66L19-67 25-81', [26, -85]],
    far: ['M-6-66L-12-52-9-42', [-9, -39]],
  },
  carry: {
    ...standing,
    near: ['M5-66L9-50 20-48', [23, -48]],
    far: ['M-4-66L6-54 24-50', [27, -50]],
  },
  climb: {
    legs: 'M-3-40L-8-22-13-5M4-40L17-34 15-18',
    shoes: 'M-14-3.5h7M14-17h8',
    near: ['M5-66L14-51 23-52', [26, -53]],
    far: ['M-6-66L-17-54-17-43', [-17, -40]],
  },
} as const satisfies Record<string, Limbs>;

const hairs: Record<Exclude<Hair, 'topi' | 'shawl'>, string> = {
  short: 'M-9.5-84a12.6 12.6 0 0 1 24.2-5.4q-11 .6-13.6 6.6-3.8-1.6-4.4 5.4-4.2-1.6-6.2-6.6z',
  long: 'M-9.8-80a12.8 12.8 0 0 1 24.4-9.4q-11.4.6-13.4 9l-2.6 18q-10.4-1.6-11.6-7z',
  bun: 'M-9.5-84a12.6 12.6 0 0 1 24.2-5.4q-11 .6-13.6 6.6-3.8-1.6-4.4 5.4-4.2-1.6-6.2-6.6zM-15-92a6 6 0 1 1 0 .1z',
  plaits: 'M-9.5-84a12.6 12.6 0 0 1 24.2-5.4q-11 .6-13.6 6.6l-1 4 -3 20h-5l1-20q-2-2-2.6-5.2z',
};

function headwear({ hair, cloth = '#7A4A32', hairColor = BLACK }: Figure): string {
  if (hair === 'shawl') {
    return path('M-14-62q-3-37 16-37.5q12 0 13 10.5-10.5.5-12 9-1 10 1 17.5-9 4.5-18 .5z', {
      fill: cloth,
    });
  }
  if (hair === 'topi') {
    return (
      path('M-9.5-84q-.8-4 .4-7.5l19-2-2 4q-7 1-8.5 8.5l-4 .5q-3.4-.5-4.9-3.5z', {
        fill: hairColor,
      }) + path('M-9.8-89l1.6-10.5q9-6.5 20-2.5l3.4 11q-12.5-4-25 2z', { fill: cloth })
    );
  }
  return path(hairs[hair], { fill: hairColor });
}

function lower({
  limbs: { legs, shoes },
  trousers = ink,
  skirt,
  cloth = '#7A4A32',
}: Figure): string {
  const skirted = skirt ? path('M-14-42h28l6 33q-20 5-40 0z', { fill: cloth }) : '';
  return line(legs, trousers, 9.5, round) + line(shoes, '#06121F', 6, round) + skirted;
}

function arm([shape, hand]: readonly [string, Point], coat: string, skin: string): string {
  return circle(hand, 4.2, { fill: skin }) + line(shape, coat, 8, round);
}

/** Faces right, feet at the origin, 100 units tall. */
export function figure(at: Point, scale: number, who: Figure, flip = 1): string {
  const { coat, skin, pack, held = '' } = who;
  const { near, far } = who.limbs;
  return place(
    at,
    scale,
    (far === undefined ? '' : arm(far, coat, skin)) +
      lower(who) +
      (pack === undefined ? '' : path('M-11-71h-9q-8 1-8 11v17q0 6 6 6h11z', { fill: pack })) +
      path('M-2.5-80h8v15h-8z', { fill: skin }) +
      path('M-13.5-67q2-7 14.5-7t13.5 7l2 31q-15.5 4-32 0z', { fill: coat }) +
      path('M6-73.5q7 1 8.5 6.5l2 31q-4 1-9 1.6q4-20-1.5-39.1z', {
        fill: '#FFFFFF',
        opacity: 0.16,
      }) +
      circle([3, -86], 11.5, { fill: skin }) +
      headwear(who) +
      held +
      line(near[0], '#06284A', 9.6, { ...round, opacity: 0.16 }) +
      arm(near, coat, skin),
    flip,
  );
}
