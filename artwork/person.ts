import { ink } from './colors.ts';
import { circle, line, type Point, path, place } from './svg.ts';

type Pose = 'walk' | 'greet' | 'lantern';
type Hair = 'short' | 'long' | 'cap';
type Load = 'backpack' | 'satchel';

export interface Person {
  readonly pose: Pose;
  readonly hair: Hair;
  readonly coat: string;
  readonly trousers?: string;
  readonly skin: string;
  readonly load?: Load;
  /** Replaces the pose's legs, for someone in mid-step. */
  readonly legs?: string;
}

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const HAIR = '#1A1210';

const legs: Record<Pose, string> = {
  walk: 'M-1.4-14.5-3-7-6.3-1.4h2.2M1.2-14.5 5-7.5 4.6-1.4h2.8',
  greet: 'M-1.4-14.5-2.8-7.5-4-1.4h2.4M1.4-14.5 2.8-7.5 2.8-1.4h2.6',
  lantern: 'M-1.4-14.5-2.4-7.5-3.6-1.4h2.4M1.4-14.5 2.6-7.5 2.6-1.4h2.6',
};

const arms: Record<Pose, string> = {
  walk: 'M1.4-23.6 5-17.5 8-16.9',
  greet: 'M1.6-23.6 6-19.4 11-20.4',
  lantern: 'M1.6-23.6 6-20.5 9.6-22.8',
};

const hands: Record<Pose, Point> = {
  walk: [9.4, -16.6],
  greet: [12.4, -20.7],
  lantern: [10.8, -23.8],
};

const hairs: Record<Hair, string> = {
  short: 'M-3.6-31.4a4.3 4.3 0 0 1 8.3-1.6q-3.9.2-4.7 2.4-1.3-.6-1.5 1.8z',
  long: 'M-3.9-29.5a4.5 4.5 0 0 1 8.6-3.6q-4 .2-4.8 3.2l-.9 6.3q-3.7-.6-4.1-2.6z',
  cap: 'M-3.7-32.2l.6-3.8q3.9-1.7 7.6-.5l.7 3.7q-4.5-1.2-8.9.6z',
};

const loads: Record<Load, readonly [d: string, fill: string]> = {
  backpack: ['M-4.5-26.5h-3.2q-2.6.6-2.6 4v6q0 2 2 2h3.8z', '#F6BD3C'],
  satchel: ['M-6.4-17.5h6.2v6.5h-6.2z', '#8E5A2E'],
};

/** Faces right, feet at the origin, 36 units tall. */
function figure(who: Person): string {
  const { pose, hair, coat, trousers = ink, skin, load } = who;
  const [loadShape, loadFill] = load === undefined ? ['', ''] : loads[load];
  const carried = loadShape === '' ? '' : path(loadShape, { fill: loadFill });
  return (
    line(who.legs ?? legs[pose], trousers, 3.3, round) +
    (load === 'backpack' ? carried : '') +
    path('M-.8-29h2.6v4.5h-2.6z', { fill: skin }) +
    path('M-4.6-24.5q.6-2.4 5-2.4t4.4 2.4l.7 12q-5.2 1.2-10.6 0z', { fill: coat }) +
    (load === 'satchel' ? carried : '') +
    circle(hands[pose], 1.6, { fill: skin }) +
    line(arms[pose], coat, 2.8, round) +
    path('M-3.2-31.2a3.9 3.9 0 1 1 7.8 0a3.9 3.9 0 0 1-7.8 0', { fill: skin }) +
    path(hairs[hair], { fill: hair === 'cap' ? '#2D4257' : HAIR })
  );
}

export function person(at: Point, scale: number, who: Person, flip = 1): string {
  return place(at, scale, figure(who), flip);
}

/** Position of the hand in the lantern pose, relative to the feet. */
export const lanternHand = hands.lantern;

export const walkers = {
  ember: { pose: 'walk', hair: 'short', coat: '#E54100', skin: '#8A4B2A', load: 'backpack' },
  cream: {
    pose: 'walk',
    hair: 'long',
    coat: '#FFF3E2',
    trousers: '#123E66',
    skin: '#B9764A',
    load: 'satchel',
  },
  sky: { pose: 'walk', hair: 'cap', coat: '#BFE3FC', skin: '#8A4B2A' },
} as const satisfies Record<string, Person>;
