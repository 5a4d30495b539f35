/** Tables without borders, as wide as the terminal. */
import Table from 'cli-table3';

const NO_BORDERS = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) =>
    ['', '-mid', '-left', '-right'].map((end) => [`${side}${end}`, '']),
  ),
);

const GAP = 2;

interface Layout {
  head?: string[];
  /** Of a terminal; without, nothing is ever cut off. */
  columns?: number | undefined;
  /** Below which width each column is never cut off. */
  least?: readonly number[];
  /** Of the columns, as an earlier part of the same table had them. */
  widths?: number[] | undefined;
}

/** @param rows cells of one line, safe to show */
export function renderTable(
  rows: readonly string[][],
  { head = [], columns, least = [], widths }: Layout,
) {
  const cells = new StandIns();
  const draw = (colWidths: readonly number[]) => {
    const table = new Table({
      head: head.map((cell) => cells.standIn(cell)),
      colWidths: [...colWidths],
      chars: { ...NO_BORDERS, middle: '' },
      style: { head: [], border: [], 'padding-left': 0, 'padding-right': GAP },
    });
    table.push(...rows.map((row) => row.map((cell) => cells.standIn(cell))));
    const text = table.toString();
    return { text, widths: table.options.colWidths as number[] };
  };
  let drawn = draw(columns === undefined ? [] : (widths ?? []));
  const fitting =
    columns === undefined
      ? drawn.widths.map((width, index) => Math.max(width, widths?.[index] ?? 0))
      : narrowed(drawn.widths, least, columns);
  if (fitting.some((width, index) => width !== drawn.widths[index])) drawn = draw(fitting);
  return { text: `${cells.restore(drawn.text).replace(/ +$/gm, '')}\n`, widths: drawn.widths };
}

/** Takes from the widest column until all fit. */
function narrowed(widths: readonly number[], least: readonly number[], columns: number): number[] {
  const fitting = [...widths];
  let excess = fitting.reduce((total, width) => total + width, 0) - GAP - columns;
  for (; excess > 0; excess -= 1) {
    const spare = fitting.map((width, at) => (width > (least[at] ?? 0) + GAP ? width : 0));
    const widest = Math.max(...spare);
    if (widest === 0) break;
    fitting[spare.indexOf(widest)] = widest - 1;
  }
  return fitting;
}

/** The first of 6,400 characters that no text has here: they are shown by their number. */
const FIRST = 0xe000;
const COUNT = 6400;

/**
 * A letter with marks above or below takes one column, as many Devanagari letters do, but cli-table3
 * counts each mark. So it lays out a stand-in of one character for each.
 */
class StandIns {
  readonly #byCluster = new Map<string, string>();

  standIn(text: string): string {
    return text
      .normalize('NFC')
      .replace(/[\p{L}\p{Mc}][\p{Mn}\p{Me}\u200c\u200d]+/gu, (cluster) => {
        const known = this.#byCluster.get(cluster);
        if (known) return known;
        if (this.#byCluster.size === COUNT) return cluster;
        const fresh = String.fromCharCode(FIRST + this.#byCluster.size);
        this.#byCluster.set(cluster, fresh);
        return fresh;
      });
  }

  restore(text: string): string {
    const clusters = [...this.#byCluster.keys()];
    return text.replace(/[\ue000-\uf8ff]/g, (one) => clusters[one.charCodeAt(0) - FIRST] ?? one);
  }
}
