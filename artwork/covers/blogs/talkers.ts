import type { Look } from '#artwork/people/looks.ts';
import { teaGlass } from '#artwork/people/tea.ts';
import { path, place } from '#artwork/svg.ts';
import { crossLegged } from './cross-legged.ts';

interface Talker {
  readonly x: number;
  readonly look: Look;
  readonly cushion: string;
  /** The speaker has a free hand, the listener a glass. */
  readonly speaks?: boolean;
}

const HOLDS = { elbow: [16, -26], hand: [34, -38] } as const;
const SPEAKS = { elbow: [22, -30], hand: [44, -44] } as const;
const RESTS = { elbow: [6, -20], hand: [30, -6] } as const;

function talker({ x, look, cushion, speaks = false }: Talker, flip: number): string {
  const held = speaks ? '' : place([40, -34], 0.66, teaGlass([0, 0]));
  const far = speaks ? SPEAKS : HOLDS;
  return crossLegged([x, 300], 1.5, { look, far, near: RESTS, cushion, held }, flip);
}

/** Two people on cushions, facing each other. */
export function talkers(left: Talker, right: Talker): string {
  return talker(left, 1) + talker(right, -1);
}

/** Along the lower edge, below both of them. */
export function rug(fill: string, border: string): string {
  return path('M40 346h560l30 14H10z', { fill }) + path('M56 350h528l6 3H50z', { fill: border });
}
