/** Tables without borders that fit the terminal's width. */
import Table from 'cli-table3';

const NO_BORDERS = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) =>
    ['', '-mid', '-left', '-right'].map((end) => [`${side}${end}`, '']),
  ),
);

const GAP = 2;

interface Layout {
  head?: string[];
  /** Width of the terminal; if omitted, nothing is truncated. */
  columns?: number | undefined;
  /** Minimum width of each column. */
  minWidths?: readonly number[];
  /** Widths of the columns in an earlier part of the same table. */
  widths?: number[] | undefined;
}

/** @param rows single-line cells that are safe to print */
export function renderTable(
  rows: readonly string[][],
  { head = [], columns, minWidths = [], widths }: Layout,
) {
  const cells = new Placeholders();
  const draw = (colWidths: readonly number[]) => {
    const table = new Table({
      head: head.map((cell) => cells.replace(cell)),
      colWidths: [...colWidths],
      chars: { ...NO_BORDERS, middle: '' },
      style: { head: [], border: [], 'padding-left': 0, 'padding-right': GAP },
    });
    table.push(...rows.map((row) => row.map((cell) => cells.replace(cell))));
    const text = table.toString();
    return { text, widths: table.options.colWidths as number[] };
  };
  let result = draw(columns === undefined ? [] : (widths ?? []));
  const fitted =
    columns === undefined
      ? result.widths.map((width, index) => Math.max(width, widths?.[index] ?? 0))
      : narrow(result.widths, minWidths, columns);
  if (fitted.some((width, index) => width !== result.widths[index])) result = draw(fitted);
  return { text: `${cells.restore(result.text).replace(/ +$/gm, '')}\n`, widths: result.widths };
}

/** Shrinks the widest column until all columns fit. */
function narrow(widths: readonly number[], least: readonly number[], columns: number): number[] {
  const fitted = [...widths];
  let excess = fitted.reduce((total, width) => total + width, 0) - GAP - columns;
  for (; excess > 0; excess -= 1) {
    const spare = fitted.map((width, at) => (width > (least[at] ?? 0) + GAP ? width : 0));
    const widest = Math.max(...spare);
    if (widest === 0) break;
    fitted[spare.indexOf(widest)] = widest - 1;
  }
  return fitted;
}

/** First of the 6,400 private use characters; `safeText` escapes them, so no cell contains them. */
const FIRST = 0xe000;
const COUNT = 6400;

/**
 * Replaces letters with combining marks by single placeholder characters during layout. Such
 * letters, common in Devanagari, take one column, but cli-table3 counts each mark.
 */
class Placeholders {
  readonly #byCluster = new Map<string, string>();

  replace(text: string): string {
    return text
      .normalize('NFC')
      .replace(/[\p{L}\p{Mc}][\p{Mn}\p{Me}\u200c\u200d]+/gu, (cluster) => {
        const existing = this.#byCluster.get(cluster);
        if (existing) return existing;
        if (this.#byCluster.size === COUNT) return cluster;
        const placeholder = String.fromCharCode(FIRST + this.#byCluster.size);
        this.#byCluster.set(cluster, placeholder);
        return placeholder;
      });
  }

  restore(text: string): string {
    const clusters = [...this.#byCluster.keys()];
    return text.replace(/[\ue000-\uf8ff]/g, (one) => clusters[one.charCodeAt(0) - FIRST] ?? one);
  }
}
