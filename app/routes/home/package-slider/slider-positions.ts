/** Positions of the package slider, counted in columns. */
export const CARDS_PER_COLUMN = 2;

/** The last position; the first is 0. */
export function lastIndex(columns: number, visible: number): number {
  return Math.max(0, columns - visible);
}

export function clampIndex(index: number, last: number): number {
  return Math.min(Math.max(index, 0), last);
}

/** The position nearest to `index` at which a column is in view. */
export function indexToShow(column: number, index: number, visible: number): number {
  return clampIndex(index, column) === index && column < index + visible
    ? index
    : column < index
      ? column
      : column - visible + 1;
}

/** The first and the last of the cards that are in view, counted from 1. */
export function cardsInView(index: number, visible: number, total: number) {
  return {
    from: index * CARDS_PER_COLUMN + 1,
    to: Math.min((index + visible) * CARDS_PER_COLUMN, total),
    total,
  };
}
