import { sitter } from '#artwork/people/body.ts';
import { laptopSide } from '#artwork/people/laptop.ts';
import type { Look } from '#artwork/people/looks.ts';
import { stool, table } from '#artwork/people/room.ts';

/** The y of the table's top, and of the floor's edge. */
export const TABLE = 334;
export const FLOOR = 392;

interface Workplace {
  readonly look: Look;
  readonly stool: string;
  readonly top: string;
  readonly legs: string;
  /** Drawn on the table, including the side with the card. */
  readonly things?: string;
}

/** Someone at the left of a table, with room for a card above its right half. */
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
