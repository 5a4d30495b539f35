/** Inserts, removes and moves items of lists and fields of maps in a YAML text. */
import { isSeq } from 'yaml';
import { type ItemRange, itemRanges } from './item-ranges.ts';
import type { Collection } from './yaml-slots.ts';

/** An item to insert: in a block as lines without line feeds, in brackets as one text. */
export interface NewItem {
  lines: string[];
  flow: string;
}

export function insertItem(source: string, node: Collection, index: number, item: NewItem): string {
  const ranges = itemRanges(source, node);
  const next = ranges[index];
  const previous = ranges[index - 1];
  if (node.flow) return insertInFlow(source, node, { next, previous }, item.flow);
  const text = item.lines.map((line) => `${line}\n`).join('');
  if (next?.isWithinLine) {
    // The new item takes the place after the hyphen, and the present one moves to its own line.
    const indent = ' '.repeat(/^ */.exec(text)?.[0].length ?? 0);
    return `${source.slice(0, next.start)}${text.trimStart()}${indent}${source.slice(next.start)}`;
  }
  const gap = isSpaced(source, ranges) ? '\n' : '';
  if (previous) return splice(source, previous.end, previous.end, `${gap}${text}`);
  return splice(source, next?.lead ?? 0, next?.lead ?? 0, `${text}${gap}`);
}

/** True if empty lines separate all items. */
function isSpaced(source: string, ranges: readonly ItemRange[]): boolean {
  const gaps = ranges.slice(1).map(({ lead }, index) => source.slice(ranges[index]?.end, lead));
  return gaps.length > 0 && gaps.every((gap) => /^\n+$/.test(gap));
}

interface Neighbors {
  next: ItemRange | undefined;
  previous: ItemRange | undefined;
}

function insertInFlow(
  source: string,
  node: Collection,
  { next, previous }: Neighbors,
  item: string,
) {
  if (next) return splice(source, next.start, next.start, `${item}, `);
  if (previous) return splice(source, previous.end, previous.end, `, ${item}`);
  const [start = 0, end = 0] = node.range ?? [];
  return splice(source, start, end, isSeq(node) ? `[${item}]` : `{ ${item} }`);
}

/** Removes an item that is not the only one, with the comment lines directly above it. */
export function removeItem(source: string, node: Collection, index: number): string {
  const ranges = itemRanges(source, node);
  const item = ranges[index];
  const previous = ranges[index - 1];
  const next = ranges[index + 1];
  if (!item) return source;
  if (node.flow) {
    if (next) return splice(source, item.start, next.start, '');
    return splice(source, previous?.end ?? item.start, item.end, '');
  }
  // Of the empty lines above and below the item, only those above are kept.
  const isAfterBlank = item.lead === 0 || source.slice(0, item.lead).endsWith('\n\n');
  const blanks = isAfterBlank && next ? (/^\n+/.exec(source.slice(item.end))?.[0].length ?? 0) : 0;
  if (!item.isWithinLine) return splice(source, item.lead, item.end + blanks, '');
  const rest = /^\s*/.exec(source.slice(item.end))?.[0].length ?? 0;
  return splice(source, item.start, item.end + rest, '');
}

/** Moves an item with its comments. What is between items stays at its position. */
export function moveItem(source: string, node: Collection, from: number, to: number): string {
  const ranges = itemRanges(source, node);
  const texts = ranges.map((range) => itemText(source, range, node.flow === true));
  texts.splice(to, 0, ...texts.splice(from, 1));
  let result = source.slice(0, ranges[0]?.lead);
  ranges.forEach((range, index) => {
    const text = texts[index] ?? '';
    const gap = source.slice(range.end, ranges[index + 1]?.lead);
    result += (range.isWithinLine ? text.trimStart() : text) + gap;
  });
  return result;
}

function itemText(source: string, { lead, start, end, isWithinLine }: ItemRange, isFlow: boolean) {
  if (isFlow || !isWithinLine) return source.slice(lead, end);
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  return `${' '.repeat(column)}${source.slice(start, end)}`;
}

const splice = (source: string, start: number, end: number, text: string) =>
  source.slice(0, start) + text + source.slice(end);
