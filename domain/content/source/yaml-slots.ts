/** Finds where in a YAML text the value of a path is written. */
import {
  type CST,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { ChangeError, missingField } from './change-error.ts';
import { columnAt, type YamlText } from './yaml-text.ts';

export type Collection = YAMLMap<unknown, unknown> | YAMLSeq<unknown>;

/** Where a value is written: after the colon of a key, after the hyphen of an item, or as root. */
export interface Slot {
  kind: 'root' | 'key' | 'item';
  /** Null for an empty document. */
  node: Node | null;
  /** Offset after the colon or hyphen, or after the comma of a flow list. */
  after: number;
  /** Offset of the value, including its anchor and tag. */
  start: number;
  /** Offset of the end of the value, before the line feed. */
  end: number;
  /** Column of the key or hyphen. */
  column: number;
  isInFlow: boolean;
}

/** The parts of a CST item that say where a key and a value begin. */
type CstItem = CST.BlockMap['items'][number] | CST.FlowCollection['items'][number];

export function rootSlot({ text, document }: Pick<YamlText, 'text' | 'document'>): Slot {
  const node = document.contents as Node | null;
  const start = node ? Math.min(startOf(node), text.length) : text.length;
  const end = node ? contentEnd(text, node) : text.length;
  return { kind: 'root', node, after: start, start, end, column: 0, isInFlow: false };
}

/** @throws ChangeError if the path does not exist, or leads through an alias */
export function slotAt(yaml: YamlText, path: FieldPath): Slot {
  let slot = rootSlot(yaml);
  path.forEach((step, index) => {
    const child = childSlot(yaml.text, slot, step);
    if (!child) throw missingField(path.slice(0, index + 1));
    slot = child;
  });
  return slot;
}

function childSlot(text: string, parent: Slot, step: string | number): Slot | undefined {
  const { node } = parent;
  const isInFlow = parent.isInFlow || (isCollection(node) && node.flow === true);
  if (isMap(node)) {
    const pair = node.items.find((item) => keyOf(item) === String(step));
    return pair && keySlot(text, pair, isInFlow);
  }
  if (isSeq(node) && typeof step === 'number' && step < node.items.length) {
    return itemSlot(text, node, step, isInFlow);
  }
  return undefined;
}

/** The key of a pair as the parsed value has it. */
export function keyOf({ key }: Pair<unknown, unknown>): string {
  if (isScalar(key)) return String(key.value ?? '');
  return isAlias(key) ? `*${key.source}` : String(key);
}

function keySlot(text: string, pair: Pair<unknown, unknown>, isInFlow: boolean): Slot {
  const item = pair.srcToken as CstItem | undefined;
  const tokens = item?.sep ?? [];
  const keyEnd = nodeEnd(text, pair.key);
  const indicator = tokens.find(({ type }) => type === 'map-value-ind');
  const after = indicator ? indicator.offset + 1 : keyEnd;
  const column = columnAt(text, pairStart(pair));
  const props = indicator ? tokens.slice(tokens.indexOf(indicator)) : [];
  return { kind: 'key', column, isInFlow, after, ...extent(text, pair.value, props, after) };
}

export function itemSlot(
  text: string,
  list: YAMLSeq<unknown>,
  index: number,
  isInFlow: boolean,
): Slot {
  const tokens = listItems(list)[index]?.start ?? [];
  const indicator = tokens.find(({ type }) => type === 'seq-item-ind' || type === 'comma');
  const node = list.items[index] as Node;
  const after = indicator ? indicator.offset + 1 : startOf(node);
  const column = indicator ? columnAt(text, indicator.offset) : 0;
  return { kind: 'item', column, isInFlow, after, ...extent(text, node, tokens, after) };
}

function extent(text: string, value: unknown, tokens: readonly CST.SourceToken[], after: number) {
  const present = (value ?? null) as Node | null;
  // The parser places an empty value after the comment beside it.
  const node = isEmptyNode(present) ? null : present;
  const props = tokens.filter(isProperty);
  const start = props[0]?.offset ?? (node ? startOf(node) : after);
  const propsEnd = props.at(-1)
    ? (props.at(-1)?.offset ?? 0) + (props.at(-1)?.source.length ?? 0)
    : 0;
  const end = Math.max(node ? contentEnd(text, node) : after, propsEnd, after);
  return { node, start: Math.max(start, after), end };
}

/** True for the value of `name:` with nothing after it. */
const isEmptyNode = (node: Node | null) =>
  isScalar(node) && node.value === null && node.range?.[0] === node.range?.[1];

export const isProperty = ({ type }: CST.SourceToken): boolean =>
  type === 'anchor' || type === 'tag';

/** CST items of a list, one for each of its values. Others hold only comments. */
export function listItems(list: YAMLSeq<unknown>): CstItem[] {
  const { items = [] } = (list.srcToken ?? {}) as { items?: CstItem[] };
  if (!list.flow) {
    return items.filter(({ start }) => start.some(({ type }) => type === 'seq-item-ind'));
  }
  return items.filter(
    ({ start, key, sep, value }) => key || sep || value || start.some(isProperty),
  );
}

/** Offset of the first character of a pair: an anchor, a question mark, or the key. */
export function pairStart(pair: Pair<unknown, unknown>): number {
  const item = pair.srcToken as CstItem | undefined;
  const isFirst = (token: CST.SourceToken) =>
    token.type === 'explicit-key-ind' || isProperty(token);
  const first = item?.start.find(isFirst);
  return first?.offset ?? startOf(pair.key as Node);
}

/** Offset of a node without its anchor and tag. */
export function startOf(node: Node): number {
  if (isPair(node)) return pairStart(node);
  return node.range?.[0] ?? 0;
}

export function nodeEnd(text: string, node: unknown): number {
  return node ? contentEnd(text, node as Node) : 0;
}

/** Offset of the end of a value, before its last line feed and the comments after it. */
export function contentEnd(text: string, node: Node): number {
  if (isCollection(node) && !node.flow && node.items.length > 0) {
    const last = node.items.at(-1);
    if (isPair(last)) return pairEnd(text, last);
    const slot = itemSlot(text, node as YAMLSeq<unknown>, node.items.length - 1, false);
    return Math.max(slot.after, slot.end);
  }
  const end = node.range?.[1] ?? 0;
  const isBlockScalar = isScalar(node) && /^BLOCK_/.test(node.type ?? '');
  return isBlockScalar && text[end - 1] === '\n' ? end - 1 : end;
}

/** The nodes from the root to a path. They end at an alias, and where the path does not exist. */
export function nodesOn(
  { text, document }: Pick<YamlText, 'text' | 'document'>,
  path: FieldPath,
): Node[] {
  let slot: Slot | undefined = rootSlot({ text, document });
  const nodes: Node[] = [];
  for (const step of [...path, null]) {
    if (!slot?.node) return nodes;
    nodes.push(slot.node);
    if (step !== null) slot = childSlot(text, slot, step);
  }
  return nodes;
}

export function pairEnd(text: string, pair: Pair<unknown, unknown>): number {
  const { after, end } = keySlot(text, pair, false);
  return Math.max(after, end);
}

/** @throws ChangeError if there is no list or map at the path */
export function collectionAt(yaml: YamlText, path: FieldPath): { slot: Slot; node: Collection } {
  const slot = slotAt(yaml, path);
  if (!isMap(slot.node) && !isSeq(slot.node)) {
    throw new ChangeError(path, 'This field has no fields or items.');
  }
  return { slot, node: slot.node };
}
