/** Where a page of the list ends, in a text that says nothing to whoever hands it back. */
import type { APPLICANT_SORTS } from '#contract/console/applicants.ts';
import { cursorAfter, valuesIn } from '#domain/support/cursors.ts';
import { malformed } from './filter.ts';

export type Sort = (typeof APPLICANT_SORTS)[number];

/** The last one of a page. */
export interface Place {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Where the best rated come first: a hundred times the mean; null for one that has none to show. */
  rating: number | null;
}

export const cursorOf = (sort: Sort, { id, at, rating }: Place): string =>
  cursorAfter(sort, at, rating, id);

const ID = /^[0-9a-f-]{36}$/;
const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

/** @throws ProblemError `malformed` for one that is none, or of another order */
export function placeOf(sort: Sort, cursor: string): Place {
  const [of, at, rating, id] = valuesIn(cursor);
  const isRating = rating === null || isTime(rating);
  if (of === sort && isTime(at) && isRating && typeof id === 'string' && ID.test(id)) {
    return { id, at, rating };
  }
  throw malformed('cursor', 'is not where a page of this list ends');
}
