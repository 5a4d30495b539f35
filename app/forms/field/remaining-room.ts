import { fill, plural } from '#app/ui/text/fill.ts';
import words from '#content/words.yaml';

/** Characters from which on the room that is left is told. */
const NEAR_LIMIT = 500;

/** How much room is left in a long field; empty while there is plenty. */
export function remainingRoom(text: string, max: number): string {
  const room = max - text.length;
  if (room > NEAR_LIMIT) return '';
  return fill(plural(room, words.remaining), { count: Math.max(0, room) });
}
