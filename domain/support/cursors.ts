/** Keyset pagination: a cursor holds the sort values of the last row of a page. */
import { ProblemError } from '#contract/problem.ts';

/** An opaque string. @param sortValues of the last row, in the order of the sort keys */
export function cursorAfter(...sortValues: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(sortValues)).toString('base64url');
}

/**
 * @returns a time and an id; undefined for the first page
 * @throws ProblemError `malformed` if `cursorAfter` has not made it from a time and an id
 */
export function readCursor(cursor: string | undefined): [time: number, id: string] | undefined {
  if (cursor === undefined) return undefined;
  const [time, id, ...others] = cursorValues(cursor);
  const isTime = (value: unknown): value is number => Number.isSafeInteger(value);
  if (isTime(time) && typeof id === 'string' && !id.includes('\0') && others.length === 0) {
    return [time, id];
  }
  throw new ProblemError('malformed', 'cursor: take it from the previous answer');
}

/** The values that `cursorAfter` was called with; empty for a string that it has not made. */
export function cursorValues(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
