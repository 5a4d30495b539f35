/**
 * Columns by number of cards, so that no card is alone in a row: rows of three, and if one or two
 * cards would be left over, the first rows have two.
 */

/**
 * What the columns depend on: the width of the page, or of the container around the grid. `small`
 * and `compact` items are in rows of four if that leaves none over, and `compact` ones sooner in rows
 * of three. `dense` is a container with cards that need more room.
 */
export type GridWidth = 'page' | 'small' | 'compact' | 'container' | 'dense';

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
  /** Four columns if it is wide. */
  four?: string;
}

const PAGE: Columns = {
  one: 'max-w-150',
  two: 'sm:grid-cols-2',
  three: 'sm:grid-cols-2 lg:grid-cols-3',
  onlyThree: 'lg:grid-cols-3',
  mixed: 'sm:grid-cols-2 lg:grid-cols-6',
};

const COLUMNS: Record<GridWidth, Columns> = {
  page: PAGE,
  small: { ...PAGE, four: 'sm:grid-cols-2 lg:grid-cols-4' },
  compact: { ...PAGE, onlyThree: 'md:grid-cols-3', four: 'sm:grid-cols-2 xl:grid-cols-4' },
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

const PAGE_SPANS: Spans = {
  row: 'sm:col-span-2',
  rowOrThird: 'sm:col-span-2 lg:col-span-1',
  half: 'lg:col-span-3',
  third: 'lg:col-span-2',
};

const SPANS: Record<GridWidth, Spans> = {
  page: PAGE_SPANS,
  small: PAGE_SPANS,
  compact: PAGE_SPANS,
  container: {
    row: '',
    rowOrThird: '@xl:col-span-2 @2xl:col-span-1',
    half: '@xl:col-span-3',
    third: '@xl:col-span-2',
  },
  dense: { row: '', rowOrThird: '', half: '@3xl:col-span-3', third: '@3xl:col-span-2' },
};

/** Cards in rows of two, before the rows of three. */
const cardsInPairs = (count: number): number => ((3 - (count % 3)) % 3) * 2;

/** Row and column of a card on a wide page. */
export function cellOf(index: number, count: number): { row: number; column: number } {
  const pairs = cardsInPairs(count);
  if (index < pairs) return { row: Math.floor(index / 2), column: index % 2 };
  const rest = index - pairs;
  return { row: pairs / 2 + Math.floor(rest / 3), column: rest % 3 };
}

/** Rows of four, for which there is room in some grids. */
const hasFours = (count: number, width: GridWidth) =>
  count % 4 === 0 && COLUMNS[width].four !== undefined;

const isMixed = (count: number, width: GridWidth) =>
  count > 4 && count % 3 !== 0 && !hasFours(count, width);

/** Classes of a grid of `count` cards. */
export function columnsOf(count: number, width: GridWidth): string {
  const columns = COLUMNS[width];
  if (columns.four && count % 4 === 0) return columns.four;
  if (count === 1) return columns.one;
  if (count === 2 || count === 4) return columns.two;
  if (count === 3) return columns.onlyThree;
  return isMixed(count, width) ? columns.mixed : columns.three;
}

/** Classes of the card at `index` of `count` cards. */
export function spanOf(index: number, count: number, width: GridWidth): string {
  const spans = SPANS[width];
  const isFirstOfOdd = index === 0 && count % 2 === 1 && count > 3;
  if (!isMixed(count, width)) return isFirstOfOdd ? spans.rowOrThird : '';
  const span = index < cardsInPairs(count) ? spans.half : spans.third;
  return isFirstOfOdd ? `${spans.row} ${span}`.trim() : span;
}
