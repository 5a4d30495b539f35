/**
 * What the style sheet lays out, as numbers: the same widths stand in `package-slider.tsx` as media
 * queries, so that the first paint needs no script.
 */
export const GAP = 24;
export const CARDS_PER_COLUMN = 2;

export interface SliderGeometry {
  /** Columns that are wholly in view. */
  visible: number;
  /** Width of a column in px. */
  card: number;
}

/** @param viewport width of the window in px */
export function sliderGeometry(viewport: number): SliderGeometry {
  if (viewport <= 450) return { visible: 1, card: viewport - 78 };
  if (viewport <= 800) return { visible: 1, card: Math.min(380, viewport - 48) };
  if (viewport <= 1200) return { visible: 2, card: Math.min(350, (viewport - 96) / 2) };
  return { visible: 3, card: 380 };
}

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
