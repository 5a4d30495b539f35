/** Where a list goes on: behind the last row of the page before, by what the list is sorted by. */
import { ProblemError } from '#contract/problem.ts';

/** Opaque for whoever gets it. @param place the values that the list is sorted by, the first first */
export function cursorAfter(...place: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * @returns a time and an id; undefined for the beginning of a list
 * @throws ProblemError `malformed` for what `cursorAfter` has not made of a time and an id
 */
export function readCursor(cursor: string | undefined): [time: number, id: string] | undefined {
  if (cursor === undefined) return undefined;
  const [time, id, ...others] = valuesIn(cursor);
  const isTime = (value: unknown): value is number => Number.isSafeInteger(value);
  if (isTime(time) && typeof id === 'string' && !id.includes('\0') && others.length === 0) {
    return [time, id];
  }
  throw new ProblemError('malformed', 'cursor: take it from the answer before');
}

/** What `cursorAfter` was given; nothing for what it has not made. */
export function valuesIn(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
