import { arm } from '#artwork/people/body.ts';
import { bust } from '#artwork/people/bust.ts';
import { type Look, TROUSERS } from '#artwork/people/looks.ts';
import { element, line, type Point, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** An easy chair from the side, for someone who faces right: origin at the sitter's hip. */
export function chairSide(at: Point, scale: number, cloth: string, wood: string, flip = 1): string {
  return place(
    at,
    scale,
    line('M-20 14l-8 32M24 14l6 32', wood, 5, round) +
      line('M-24 6L-33-46', cloth, 13, round) +
      line('M-22 9H26', cloth, 13, round) +
      line('M-22 14H28', '#06182B', 3, { ...round, opacity: 0.18 }),
    flip,
  );
}

/** The seat and back from the front. */
export function chairFront(at: Point, scale: number, cloth: string, wood: string): string {
  return place(
    at,
    scale,
    line('M-32 10l-4 38M32 10l4 38', wood, 5, round) +
      element('rect', { x: -38, y: -58, width: 76, height: 70, rx: 14, fill: cloth }) +
      element('rect', { x: -42, y: 2, width: 84, height: 15, rx: 7, fill: cloth }) +
      element('rect', {
        x: -42,
        y: 11,
        width: 84,
        height: 6,
        rx: 3,
        fill: '#06182B',
        opacity: 0.16,
      }),
  );
}

interface Hands {
  readonly left: readonly [elbow: Point, hand: Point];
  readonly right: readonly [elbow: Point, hand: Point];
}

const inLap: Hands = {
  left: [
    [-34, -15],
    [-10, -3],
  ],
  right: [
    [34, -15],
    [10, -1],
  ],
};

/** Seated, facing the viewer: origin at the hip; 104 above it, 46 below. */
export function sitterFront(
  at: Point,
  scale: number,
  look: Look,
  hands: Hands = inLap,
  held = '',
): string {
  const cloth = look.trousers ?? TROUSERS;
  const shoe = (x: number): string => `M${x - 9} 47q0-10 9-10t9 10z`;
  const [leftElbow, leftHand] = hands.left;
  const [rightElbow, rightHand] = hands.right;
  return place(
    at,
    scale,
    line('M-13 38L-16 6L-10 2M13 38L16 6L10 2', cloth, 17, round) +
      line('M-7 6V34', '#06182B', 1.6, { opacity: 0.2 }) +
      path(shoe(-13) + shoe(13), { fill: '#0B1B2B' }) +
      bust([0, 5], 0.84, look) +
      held +
      arm([-27, -39], { elbow: leftElbow, hand: leftHand }, look) +
      arm([27, -39], { elbow: rightElbow, hand: rightHand }, look),
  );
}

/** A round table on one foot: origin at the middle of its top. */
export function sideTable(at: Point, scale: number, top: string, foot: string): string {
  return place(
    at,
    scale,
    path('M-3 4h6v40h-6zM-16 44q16-8 32 0z', { fill: foot }) +
      element('rect', { x: -24, y: -2, width: 48, height: 8, rx: 4, fill: top }),
  );
}

/** Long leaves in a pot: origin at the middle of its foot, 96 high. */
export function potPlant(at: Point, scale: number, pot: string): string {
  return place(
    at,
    scale,
    path('M0-30q-34-14-30-48 24 6 30 42q-4-40 20-60 12 34-14 64q20-14 30-8-8 20-32 18z', {
      fill: '#2F8F72',
    }) +
      path('M0-30q-8-30 2-64 12 34 0 64z', { fill: '#23705A' }) +
      path('M-17 0h34l4-30h-42z', { fill: pot }) +
      path('M4 0h13l4-30H8z', { fill: '#06182B', opacity: 0.14 }),
  );
}
