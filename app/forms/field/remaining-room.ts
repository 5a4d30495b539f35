import { fill, plural } from '#app/ui/text/fill.ts';

/** Characters from which on the room that is left is told. */
const NEAR_LIMIT = 500;

/** What tells it, with `{count}`. */
export interface RoomWords {
  one: string;
  many: string;
}

/** How much room is left in a long field; empty while there is plenty. */
export function remainingRoom(text: string, max: number, words: RoomWords): string {
  const room = max - text.length;
  if (room > NEAR_LIMIT) return '';
  return fill(plural(room, words), { count: Math.max(0, room) });
}
