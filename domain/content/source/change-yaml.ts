/** Applies one change to a YAML text, and checks that the result parses to the intended value. */
import { isMap as isYamlMap } from 'yaml';
import type { FieldChange, FieldPath, JsonValue } from '#contract/console/field-changes.ts';
import { withoutAliases } from './aliases.ts';
import { missingField } from './change-error.ts';
import { flowPath, isTooWide, narrowTexts } from './flow-width.ts';
import { changeValue, isMap, isSame, valueIn } from './json-values.ts';
import { insertItem, moveItem, removeItem } from './splice-items.ts';
import { replaceValue } from './splice-value.ts';
import { fieldLines, flowText, itemLines, keyText, type ValuePlace } from './value-text.ts';
import { collectionAt, keyOf } from './yaml-slots.ts';
import {
  columnAt,
  layoutOf,
  MOST_CHARACTERS,
  parseYamlText,
  tooLong,
  tryParse,
  type YamlText,
} from './yaml-text.ts';

type YamlChange = Exclude<FieldChange, { op: 'body' }>;

export interface ChangeOptions {
  /** Keys of the map at a path, in the order in which the schema declares them. */
  keyOrder?: (path: FieldPath) => readonly string[] | undefined;
  /** True to add the maps on the way to a new field, for example in a partial translation. */
  createsParents?: boolean;
}

/** @throws ChangeError if the path does not exist, or the text is not valid YAML */
export function changeYaml(text: string, change: YamlChange, options: ChangeOptions): string {
  const original = parseYamlText(text);
  const request = options.createsParents ? withParents(original.data, change) : change;
  const expected = changeValue(original.data, request);
  if (isSame(expected, original.data)) return text;
  const isOpen = text !== '' && !text.endsWith('\n');
  const closed = isOpen ? parseYamlText(`${text}\n`) : original;
  const yaml = withoutAliases(closed, changedPath(request));
  for (const candidate of textsFor(yaml, request, { expected, options })) {
    // The last line had no line feed, which a block at the end of the file may need.
    const forms = isOpen ? [candidate.replace(/\n$/, ''), candidate] : [candidate];
    const match = forms.find((form) => isSame(tryParse(form)?.data, expected));
    if (match !== undefined) return match;
    if (candidate.length > MOST_CHARACTERS) throw tooLong();
  }
  throw new Error(`No form of the value of ${JSON.stringify(request.path)} parses to it.`);
}

/** A field that is set below maps which are missing becomes the value of the first of them. */
function withParents(data: unknown, change: YamlChange): YamlChange {
  if (change.op !== 'set') return change;
  const depth = change.path.findIndex(
    (_step, index) => index > 0 && valueIn(data, change.path.slice(0, index)) === undefined,
  );
  if (depth < 0) return change;
  const missing = change.path.slice(depth);
  if (missing.some((step) => typeof step === 'number')) throw missingField(change.path);
  const value = missing.reduceRight<JsonValue>((child, step) => ({ [step]: child }), change.value);
  return { op: 'set', path: change.path.slice(0, depth), value };
}

/** The node whose anchors a change affects: an item moves or goes with what is in it. */
function changedPath(change: YamlChange): FieldPath {
  return change.op === 'remove' ? [...change.path, change.index] : change.path;
}

interface Intent {
  expected: unknown;
  options: ChangeOptions;
}

function* textsFor(yaml: YamlText, change: YamlChange, intent: Intent): Generator<string> {
  // The list or map whose items or fields change.
  const list =
    change.op === 'set' || change.op === 'unset' ? change.path.slice(0, -1) : change.path;
  const flow = flowPath(yaml, change.op === 'unset' ? list : change.path);
  for (const text of splicedTexts(yaml, change, intent)) {
    if (flow && isTooWide(yaml, flow, text))
      yield* narrowTexts(yaml, flow, { text, expected: intent.expected });
    yield text;
  }
  // A bracket with forms that splicing does not know is written as a whole.
  if (flowPath(yaml, list)) yield* replaceValue(yaml, list, valueIn(intent.expected, list));
}

function* splicedTexts(yaml: YamlText, change: YamlChange, { options }: Intent): Generator<string> {
  const { path } = change;
  if (change.op === 'set') return yield* setTexts(yaml, change, options);
  if (change.op === 'unset') {
    const parent = path.slice(0, -1);
    const { node } = collectionAt(yaml, parent);
    if (node.items.length === 1) return yield* replaceValue(yaml, parent, {});
    if (!isYamlMap(node)) throw missingField(path);
    const index = node.items.findIndex((pair) => keyOf(pair) === String(path.at(-1)));
    return yield removeItem(yaml.text, node, index);
  }
  const items = (valueIn(yaml.data, path) ?? []) as JsonValue[];
  if (change.op === 'insert' && items.length === 0) {
    return yield* replaceValue(yaml, path, [change.value]);
  }
  if (change.op === 'remove' && items.length === 1) return yield* replaceValue(yaml, path, []);
  const { node } = collectionAt(yaml, path);
  if (change.op === 'remove') return yield removeItem(yaml.text, node, change.index);
  if (change.op === 'move') return yield moveItem(yaml.text, node, change.from, change.to);
  const flow = flowText(change.value);
  for (const place of newPlaces(yaml, node.range?.[0] ?? 0)) {
    yield insertItem(yaml.text, node, change.index, {
      lines: itemLines(change.value, place),
      flow,
    });
  }
}

function* setTexts(
  yaml: YamlText,
  { path, value }: Extract<YamlChange, { op: 'set' }>,
  options: ChangeOptions,
): Generator<string> {
  if (valueIn(yaml.data, path) !== undefined) return yield* replaceValue(yaml, path, value);
  const parentPath = path.slice(0, -1);
  const key = String(path.at(-1));
  const parent = valueIn(yaml.data, parentPath) ?? {};
  if (!isMap(parent)) throw missingField(path);
  if (Object.keys(parent).length === 0) {
    return yield* replaceValue(yaml, parentPath, { [key]: value });
  }
  const { node } = collectionAt(yaml, parentPath);
  const keys = node.items.map((item) => keyOf(item as never));
  const index = newIndex(keys, key, options.keyOrder?.(parentPath) ?? []);
  const flow = `${keyText(key, true)}: ${flowText(value)}`;
  for (const place of newPlaces(yaml, node.range?.[0] ?? 0)) {
    yield insertItem(yaml.text, node, index, { lines: fieldLines(key, value, place), flow });
  }
}

/** Where to write a new item or field of a block that starts at the offset. */
function newPlaces(yaml: YamlText, offset: number): Omit<ValuePlace, 'kind'>[] {
  const place = { column: columnAt(yaml.text, offset), layout: layoutOf(yaml) };
  return [place, { ...place, isQuoted: true }];
}

/** After the nearest field that precedes the new one in the schema, or else at the end. */
function newIndex(keys: readonly string[], key: string, order: readonly string[]): number {
  const position = order.indexOf(key);
  if (position < 0) return keys.length;
  const before = order.slice(0, position).findLast((other) => keys.includes(other));
  if (before !== undefined) return keys.indexOf(before) + 1;
  const after = order.slice(position + 1).find((other) => keys.includes(other));
  return after === undefined ? keys.length : keys.indexOf(after);
}
