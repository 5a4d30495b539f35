/** Replaces the value of one field in a YAML text. Yields texts, the best first. */
import { isCollection, isScalar, type Node, type Scalar } from 'yaml';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { isMap } from './json-values.ts';
import { type ScalarPlace, scalarTexts, type ValueText } from './scalar-text.ts';
import { besideHyphen, blockText, fitsOneLine, flowText } from './value-text.ts';
import { type Slot, slotAt } from './yaml-slots.ts';
import { columnAt, type Layout, layoutOf, nextLine, type YamlText } from './yaml-text.ts';

/** @throws ChangeError if the path does not exist */
export function* replaceValue(yaml: YamlText, path: FieldPath, value: unknown): Generator<string> {
  const slot = slotAt(yaml, path);
  const layout = layoutOf(yaml);
  for (const text of textsFor(yaml.text, slot, value, layout))
    yield insertText(yaml.text, slot, text);
}

function* textsFor(
  source: string,
  slot: Slot,
  value: unknown,
  layout: Layout,
): Generator<ValueText> {
  if (typeof value !== 'object' || value === null) {
    yield* scalarTexts(value, scalarPlace(source, slot, layout));
    return;
  }
  const column = columnAt(source, slot.start);
  if (slot.isInFlow || (isShort(slot.node, value) && fitsOneLine(value, column))) {
    yield { head: flowText(value), lines: [] };
  }
  if (slot.isInFlow) return;
  const place = { kind: slot.kind, column: slot.column, layout: nearLayout(source, slot, layout) };
  yield blockText(value, place);
  yield blockText(value, { ...place, isQuoted: true });
}

/** True if the value replaces one in brackets by another that suits them. */
function isShort(node: Node | null, value: object): boolean {
  if (!isCollection(node) || !node.flow) return false;
  return Array.isArray(value) || (isMap(value) && node.items.length > 0);
}

/** The layout in which the present value is indented, if it is a block. */
function nearLayout(source: string, { node, kind, column }: Slot, layout: Layout): Layout {
  if (!isCollection(node) || node.flow || kind !== 'key') return layout;
  const step = columnAt(source, node.range?.[0] ?? 0) - column;
  return node.constructor.name === 'YAMLSeq'
    ? { ...layout, listStep: step }
    : { ...layout, mapStep: step };
}

function scalarPlace(source: string, slot: Slot, layout: Layout): ScalarPlace {
  const { node, kind, column, isInFlow } = slot;
  const lines = blockLines(source, node);
  const indent = lines.find((line) => line.trim() !== '')?.search(/\S/);
  const isFolded = isScalar(node) && node.type === 'BLOCK_FOLDED';
  return {
    style: isScalar(node) && node.type ? (node.type as Scalar.Type) : undefined,
    isInFlow,
    column: columnAt(source, slot.start),
    indent: indent ?? column + (kind === 'key' ? layout.mapStep : 2),
    foldWidth: layout.foldWidth,
    foldedLines: isFolded ? lines.map((line) => line.trim()) : [],
  };
}

/** The lines below the header of a block scalar. */
function blockLines(source: string, node: Node | null): string[] {
  if (!isScalar(node) || !/^BLOCK_/.test(node.type ?? '') || !node.range) return [];
  const [, ...lines] = source.slice(node.range[0], node.range[1]).trimEnd().split('\n');
  return lines;
}

/** Writes a value into a slot. A comment on the line of the key, hyphen or value stays there. */
export function insertText(source: string, slot: Slot, text: ValueText): string {
  const { after, start, end, kind } = slot;
  const isOneLine = text.lines.length === 0 && !source.slice(start, end).includes('\n');
  if (slot.isInFlow || (isOneLine && !isBlockCollection(slot.node))) {
    const space = start === after && kind !== 'root' ? ' ' : '';
    return source.slice(0, start) + space + text.head + source.slice(end);
  }
  const lineEnd = nextLine(source, end);
  if (kind === 'root') {
    const lines = text.head === '' ? text.lines : [text.head, ...text.lines];
    return source.slice(0, start) + asLines(lines) + source.slice(lineEnd);
  }
  const comment = commentOf(source, slot, lineEnd);
  // Below a comment, the first field of an item is on the next line.
  const { head, lines } = kind === 'item' && comment === '' ? besideHyphen(text) : text;
  const first = `${head === '' ? '' : ` ${head}`}${comment}`;
  return source.slice(0, after) + asLines([first, ...lines]) + source.slice(lineEnd);
}

const isBlockCollection = (node: Node | null) => isCollection(node) && !node.flow;

const asLines = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** The comment beside a key, a hyphen, the header of a block, or the end of a value. */
function commentOf(source: string, { node, after, start, end }: Slot, lineEnd: number): string {
  const valueStart = node?.range?.[0] ?? start;
  const [beforeValue = ''] = source.slice(after, valueStart).split('\n');
  const first = /[ \t]#.*/.exec(beforeValue)?.[0] ?? '';
  if (isBlockCollection(node)) return first;
  const isBlock = isScalar(node) && /^BLOCK_/.test(node.type ?? '');
  const rest = isBlock
    ? source.slice(valueStart, nextLine(source, valueStart)).replace(/^[|>][-+\d]*/, '')
    : source.slice(end, lineEnd);
  return `${first}${/^[ \t]+#.*/.exec(rest)?.[0] ?? ''}`;
}
