/**
 * Columns by number of cards, so that no card is alone in a row: rows of three, and if one or two
 * cards would be left over, the first rows have two.
 */

/**
 * What the columns depend on: the width of the page, or of the container around the grid. `dense` is
 * a container with cards that need more room.
 */
export type GridWidth = 'page' | 'container' | 'dense';

/** Classes of the grid. */
interface Columns {
  /** For a single card, which would be too wide. */
  one: string;
  two: string;
  /** Two columns, three if it is wide. */
  three: string;
  /** Three columns if it is wide, because two would leave a card alone. */
  onlyThree: string;
  /** Six columns if it is wide: a card spans two or three. */
  mixed: string;
}

const COLUMNS: Record<GridWidth, Columns> = {
  page: {
    one: 'max-w-150',
    two: 'sm:grid-cols-2',
    three: 'sm:grid-cols-2 lg:grid-cols-3',
    onlyThree: 'lg:grid-cols-3',
    mixed: 'sm:grid-cols-2 lg:grid-cols-6',
  },
  container: {
    one: '',
    two: '@xl:grid-cols-2',
    three: '@xl:grid-cols-2 @2xl:grid-cols-3',
    onlyThree: '@2xl:grid-cols-3',
    mixed: '@xl:grid-cols-6',
  },
  dense: {
    one: '',
    two: '@3xl:grid-cols-2',
    three: '@3xl:grid-cols-3',
    onlyThree: '@3xl:grid-cols-3',
    mixed: '@3xl:grid-cols-6',
  },
};

/** Classes of a card. */
interface Spans {
  /** The first of an odd number of cards, while there are two columns. */
  row: string;
  /** The same in a grid that has three columns if it is wide. */
  rowOrThird: string;
  half: string;
  third: string;
}

const SPANS: Record<GridWidth, Spans> = {
  page: {
    row: 'sm:col-span-2',
    rowOrThird: 'sm:col-span-2 lg:col-span-1',
    half: 'lg:col-span-3',
    third: 'lg:col-span-2',
  },
  container: {
    row: '',
    rowOrThird: '@xl:col-span-2 @2xl:col-span-1',
    half: '@xl:col-span-3',
    third: '@xl:col-span-2',
  },
  dense: { row: '', rowOrThird: '', half: '@3xl:col-span-3', third: '@3xl:col-span-2' },
};

/** Cards in rows of two, before the rows of three. */
export const cardsInPairs = (count: number): number => ((3 - (count % 3)) % 3) * 2;

const isMixed = (count: number) => count > 4 && count % 3 !== 0;

/** Classes of a grid of `count` cards. */
export function columnsOf(count: number, width: GridWidth): string {
  const columns = COLUMNS[width];
  if (count === 1) return columns.one;
  if (count === 2 || count === 4) return columns.two;
  if (count === 3) return columns.onlyThree;
  return isMixed(count) ? columns.mixed : columns.three;
}

/** Classes of the card at `index` of `count` cards. */
export function spanOf(index: number, count: number, width: GridWidth): string {
  const spans = SPANS[width];
  const isFirstOfOdd = index === 0 && count % 2 === 1 && count > 3;
  if (!isMixed(count)) return isFirstOfOdd ? spans.rowOrThird : '';
  const span = index < cardsInPairs(count) ? spans.half : spans.third;
  return isFirstOfOdd ? `${spans.row} ${span}`.trim() : span;
}
