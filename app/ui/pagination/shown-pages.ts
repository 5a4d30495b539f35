/** All of them are shown up to this many. */
const FEW = 7;

/**
 * The numbers that a list of pages shows: the first, the last and those around the present one;
 * `null` where some are left out.
 */
export function shownPages(page: number, pages: number): (number | null)[] {
  if (pages <= FEW) return Array.from({ length: pages }, (_, index) => index + 1);
  // Near an end as many are shown as in the middle, so that the buttons keep their places.
  const isNearStart = page <= 4;
  const isNearEnd = page >= pages - 3;
  const from = isNearStart ? 2 : isNearEnd ? pages - 4 : page - 1;
  const to = isNearStart ? 5 : isNearEnd ? pages - 1 : page + 1;
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [1, ...(from > 2 ? [null] : []), ...around, ...(to < pages - 1 ? [null] : []), pages];
}
