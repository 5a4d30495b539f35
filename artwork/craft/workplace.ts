import { sitter } from '#artwork/people/body.ts';
import { laptopSide } from '#artwork/people/laptop.ts';
import type { Look } from '#artwork/people/looks.ts';
import { stool, table } from '#artwork/people/room.ts';

/** The top of the table, and where the floor begins. */
export const TABLE = 334;
export const FLOOR = 392;

interface Workplace {
  readonly look: Look;
  readonly stool: string;
  readonly top: string;
  readonly legs: string;
  /** What stands on the table, the card's side included. */
  readonly things?: string;
}

/** Somebody at the left of their table, room for a card above its right half. */
export function workplace({ look, stool: seat, top, legs, things = '' }: Workplace): string {
  return (
    stool([114, 366], 1.6, seat) +
    sitter([118, 366], 1.6, {
      look,
      far: { elbow: [18, -24], hand: [40, -27] },
      near: { elbow: [8, -20], hand: [32, -25] },
    }) +
    table([146, TABLE], 394, 94, top, legs) +
    laptopSide([238, TABLE - 2], 1.35) +
    things
  );
}
