/** Where a list goes on: behind the last row of the page before, by what the list is sorted by. */
import { ProblemError } from '#contract/problem.ts';

/** Opaque for whoever gets it. @param place the values that the list is sorted by, the first first */
export function cursorAfter(...place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * @returns a time and an id; undefined for the beginning of a list
 * @throws ProblemError `malformed` for what `cursorAfter` has not made of a time and an id
 */
export function readCursor(cursor: string | undefined): [time: number, id: string] | undefined {
  if (cursor === undefined) return undefined;
  const place = parsed(Buffer.from(cursor, 'base64url').toString());
  if (Array.isArray(place) && place.length === 2) {
    const [time, id] = place;
    if (Number.isSafeInteger(time) && typeof id === 'string' && !id.includes('\0')) {
      return [time, id];
    }
  }
  throw new ProblemError('malformed', 'cursor: take it from the answer before');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
