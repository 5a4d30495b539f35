/** Tables of data become Markdown tables. Tables that only arrange things become their content. */
import type {
  AlignType,
  BlockContent as Block,
  Paragraph,
  PhrasingContent,
  TableCell,
  TableRow,
} from 'mdast';
import { descendantsOf, elementsOf, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { type Marks, marksWithin } from './inline-runs.ts';
import { NOTES } from './notes.ts';
import type { PasteContext } from './paste-context.ts';

/** Larger tables become paragraphs. */
const MOST_COLUMNS = 30;
const MOST_CELLS = 20_000;

interface Cell {
  element: HtmlElement;
  blocks: Block[];
}

/** @param blocksOf reads the content of a cell */
export function tableOf(
  table: HtmlElement,
  marks: Marks,
  context: PasteContext,
  blocksOf: (nodes: readonly HtmlNode[], marks: Marks, context: PasteContext) => Block[],
): Block[] {
  const rows = rowsOf(table).map((row) =>
    elementsOf(row)
      .filter(({ tag }) => tag === 'td' || tag === 'th')
      .map((element): Cell => {
        const cellMarks = marksWithin(element, marksWithin(row, marks));
        return { element, blocks: blocksOf(element.children, cellMarks, context) };
      }),
  );
  const captions = elementsOf(table).filter(({ tag }) => tag === 'caption');
  const caption = captions.flatMap(({ children }) => blocksOf(children, marks, context));
  const filled = rows.filter((row) => row.some(({ blocks }) => blocks.length > 0));
  if (isLayout(table, filled)) {
    return [...caption, ...filled.flatMap((row) => row.flatMap(({ blocks }) => blocks))];
  }
  return [...caption, ...dataTable(filled, context)];
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  const rows = (tag: string) =>
    elementsOf(table)
      .filter((group) => group.tag === tag)
      .flatMap((group) => (tag === 'tr' ? [group] : elementsOf(group)));
  const all = [...rows('thead'), ...rows('tbody'), ...rows('tr'), ...rows('tfoot')];
  return all.filter(({ tag }) => tag === 'tr');
}

/** Mails and pages of other sites use tables for their layout. */
function isLayout(table: HtmlElement, rows: readonly Cell[][]): boolean {
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows.length < 2 || columns < 2 || columns > MOST_COLUMNS) return true;
  if (rows.length * columns > MOST_CELLS) return true;
  if (/^(presentation|none)$/.test(table.attributes.role ?? '')) return true;
  if ([...descendantsOf(table)].some(({ tag }) => tag === 'table')) return true;
  return rows.some((row) =>
    row.some(({ blocks }) => blocks.some(({ type }) => !/^(paragraph|list|code)$/.test(type))),
  );
}

function dataTable(rows: readonly Cell[][], { notes }: PasteContext): Block[] {
  const pictures: Paragraph[] = [];
  const grid = gridOf(rows);
  if (rows.some((row) => row.some(({ element }) => spansOf(element).some((span) => span > 1)))) {
    notes.add(NOTES.spans);
  }
  const width = columnsUsed(grid);
  const children = grid.map((row, index): TableRow => {
    const cells = Array.from({ length: width }, (_, column): TableCell => {
      const cell = row[column];
      const phrasing = cell ? phrasingIn(cell.blocks, pictures) : [];
      return { type: 'tableCell', children: index === 0 ? withoutStrong(phrasing) : phrasing };
    });
    return { type: 'tableRow', children: cells };
  });
  const align = Array.from({ length: width }, (_, column) => alignmentOf(grid, column));
  return [{ type: 'table', align, children }, ...pictures];
}

const spansOf = ({ attributes: { colspan, rowspan } }: HtmlElement): [number, number] => {
  const span = (value = '1') =>
    Math.min(MOST_COLUMNS, Math.max(1, Number.parseInt(value, 10) || 1));
  return [span(colspan), span(rowspan)];
};

/** The cells by column. A cell across several is in the first; the others are empty. */
function gridOf(rows: readonly Cell[][]): (Cell | undefined)[][] {
  /** Rows for which a column is still covered by a cell above. */
  const covered: number[] = [];
  return rows.map((cells) => {
    const row: (Cell | undefined)[] = [];
    const free = () => {
      while (row.length < MOST_COLUMNS && (covered[row.length] ?? 0) > 0) row.push(undefined);
    };
    const next = covered.map((count) => Math.max(0, count - 1));
    for (const cell of cells) {
      free();
      const [columns, height] = spansOf(cell.element);
      for (let index = 0; index < columns && row.length < MOST_COLUMNS; index += 1) {
        next[row.length] = height - 1;
        row.push(index === 0 ? cell : undefined);
      }
    }
    for (const [column, count] of next.entries()) covered[column] = count ?? 0;
    return row;
  });
}

/** Columns, without empty ones at the end. */
const columnsUsed = (grid: readonly (Cell | undefined)[][]): number =>
  grid.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cell && cell.blocks.length > 0) + 1),
    1,
  );

/** A column is aligned if all its cells below the header are. */
function alignmentOf(grid: readonly (Cell | undefined)[][], column: number): AlignType {
  const cells = grid.slice(1).flatMap((row) => row[column] ?? []);
  const aligns = new Set(
    cells.filter(({ blocks }) => blocks.length > 0).map(({ element }) => alignOf(element)),
  );
  const [align] = aligns;
  return aligns.size === 1 && (align === 'right' || align === 'center') ? align : null;
}

function alignOf(cell: HtmlElement): string {
  const own = cell.style.get('text-align') ?? cell.attributes.align?.toLowerCase();
  const [first] = elementsOf(cell);
  return first?.style.get('text-align') ?? first?.attributes.align?.toLowerCase() ?? own ?? 'left';
}

/** A cell has one line: paragraphs are joined by spaces, items of lists by semicolons. */
function phrasingIn(blocks: readonly Block[], pictures: Paragraph[]): PhrasingContent[] {
  const parts = blocks.flatMap((block): PhrasingContent[][] => {
    switch (block.type) {
      case 'paragraph':
        if (block.children.some(({ type }) => type === 'image')) {
          pictures.push(block);
          return [];
        }
        return [block.children.map(withoutBreak)];
      case 'list': {
        const items = block.children.map(({ children }) =>
          phrasingIn(children as Block[], pictures),
        );
        return [
          joined(
            items.filter(({ length }) => length > 0),
            '; ',
          ),
        ];
      }
      case 'code':
        return [[{ type: 'inlineCode', value: block.value.replace(/\s+/g, ' ') }]];
      default:
        return [];
    }
  });
  return joined(
    parts.filter(({ length }) => length > 0),
    ' ',
  );
}

const joined = (parts: readonly PhrasingContent[][], separator: string): PhrasingContent[] =>
  parts.flatMap((part, index) =>
    index === 0 ? part : [{ type: 'text', value: separator } as const, ...part],
  );

function withoutBreak(node: PhrasingContent): PhrasingContent {
  if (node.type === 'break') return { type: 'text', value: ' ' };
  if (!('children' in node)) return node;
  const children = (node.children as PhrasingContent[]).map(withoutBreak);
  return { ...node, children } as PhrasingContent;
}

/** Cells of the header are bold already. */
const withoutStrong = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === 'strong' ? node.children : [node]));
