/** Ranges of the items of a list, or the fields of a map, with the comments above them. */
import { isPair, isSeq, type Node } from 'yaml';
import {
  type Collection,
  contentEnd,
  isProperty,
  itemSlot,
  listItems,
  pairEnd,
  pairStart,
  startOf,
} from './yaml-slots.ts';
import { lineStart, nextLine } from './yaml-text.ts';

export interface ItemRange {
  /** Start of the first comment line directly above; equal to `start` within a line. */
  lead: number;
  /** Start of the hyphen or key. */
  start: number;
  /** In a block the offset after the last line feed; in brackets the end of the value. */
  end: number;
  /** True for the first field after a hyphen, and for items in brackets. */
  isWithinLine: boolean;
}

export function itemRanges(source: string, node: Collection): ItemRange[] {
  return node.flow ? flowRanges(source, node) : blockRanges(source, node);
}

function blockRanges(source: string, node: Collection): ItemRange[] {
  let previousEnd = 0;
  return node.items.map((item, index) => {
    const start = isPair(item) ? pairStart(item) : hyphenOf(node, index);
    const line = lineStart(source, start);
    const isWithinLine = source.slice(line, start).trim() !== '';
    const end = nextLine(source, itemEnd(source, node, index));
    const column = start - line;
    const lead = isWithinLine ? start : leadOf(source, line, { column, limit: previousEnd });
    previousEnd = end;
    return { lead, start, end, isWithinLine };
  });
}

/** Comments that are indented deeper belong to the item above. */
function leadOf(
  source: string,
  line: number,
  { column, limit }: { column: number; limit: number },
) {
  let lead = line;
  while (lead > limit) {
    const above = lineStart(source, lead - 1);
    const indent = /^( *)#/.exec(source.slice(above, lead))?.[1];
    if (indent === undefined || indent.length > column || above < limit) break;
    lead = above;
  }
  return lead;
}

function hyphenOf(node: Collection, index: number): number {
  const tokens = isSeq(node) ? listItems(node)[index]?.start : [];
  return tokens?.find(({ type }) => type === 'seq-item-ind')?.offset ?? 0;
}

/** Where the content of an item ends, before a comment after it. */
function itemEnd(source: string, node: Collection, index: number): number {
  const item = node.items[index];
  if (isPair(item)) return pairEnd(source, item);
  return isSeq(node) ? itemSlot(source, node, index, false).end : 0;
}

function flowRanges(source: string, node: Collection): ItemRange[] {
  return node.items.map((item, index) => {
    const start = isPair(item) ? pairStart(item) : flowItemStart(node, index);
    const end = isPair(item) ? pairEnd(source, item) : contentEnd(source, item as Node);
    return { lead: start, start, end, isWithinLine: true };
  });
}

function flowItemStart(node: Collection, index: number): number {
  const tokens = isSeq(node) ? (listItems(node)[index]?.start ?? []) : [];
  return tokens.find(isProperty)?.offset ?? startOf(node.items[index] as Node);
}
