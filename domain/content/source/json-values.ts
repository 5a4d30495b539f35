/** Compares and changes parsed values, which are what a change of a source must parse to. */
import type { FieldChange, FieldPath, JsonValue } from '#contract/console/field-changes.ts';
import { ChangeError, missingField, pathName } from './change-error.ts';

export type JsonMap = Record<string, unknown>;

export const isMap = (value: unknown): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy without shared parts, which aliases of YAML are parsed to. */
export function copyValue<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyValue) as Value;
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, copyValue(field)]),
  ) as Value;
}

/** Compares parsed values. The order of keys does not matter, that of items does. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right) || left === right) return true;
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item, index) => isSame(item, right[index]));
  }
  if (!isMap(left) || !isMap(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]))
  );
}

/** The value at a path; undefined if there is none. */
export function valueIn(root: unknown, path: FieldPath): unknown {
  let value = root;
  for (const step of path) {
    if (Array.isArray(value)) value = typeof step === 'number' ? value[step] : undefined;
    else value = isMap(value) && Object.hasOwn(value, step) ? value[String(step)] : undefined;
  }
  return value;
}

type ValueChange = Exclude<FieldChange, { op: 'body' }>;

/**
 * Applies a change to a parsed value, which is not modified.
 * @throws ChangeError if the path does not exist
 */
export function changeValue(root: unknown, change: ValueChange): unknown {
  const copy: { root: unknown } = { root: copyValue(root) };
  if (change.op === 'set' || change.op === 'unset') {
    const [last, ...parents] = change.path.toReversed();
    const parent = parentOf(copy, change.path, parents.toReversed());
    if (change.op === 'set') setIn(parent, change.path, change.value);
    else unsetIn(parent, change.path, String(last));
  } else {
    changeList(listAt(copy, change.path), change);
  }
  return copy.root;
}

/** The map or list at the path. An empty value is an empty map, as after `name:` in YAML. */
function parentOf(copy: { root: unknown }, path: FieldPath, parents: FieldPath): unknown {
  const parent = valueIn(copy, ['root', ...parents]);
  if (parent === undefined) throw missingField(path);
  if (parent !== null) return parent;
  return putIn(copy, parents, {});
}

function listAt(copy: { root: unknown }, path: FieldPath): unknown[] {
  const list = valueIn(copy, ['root', ...path]);
  if (list === null) return putIn(copy, path, []);
  if (Array.isArray(list)) return list;
  if (list === undefined) throw missingField(path);
  throw new ChangeError(path, `The field ${pathName(path)} is not a list.`);
}

function putIn<Value>(copy: { root: unknown }, path: FieldPath, value: Value): Value {
  const steps: FieldPath = ['root', ...path];
  const parent = valueIn(copy, steps.slice(0, -1)) as Record<string | number, unknown>;
  parent[steps.at(-1) ?? ''] = value;
  return value;
}

function setIn(parent: unknown, path: FieldPath, value: JsonValue): void {
  const step = path.at(-1);
  if (Array.isArray(parent)) {
    if (typeof step !== 'number' || step >= parent.length) throw missingField(path);
    parent[step] = copyValue(value);
  } else if (isMap(parent)) {
    parent[String(step)] = copyValue(value);
  } else {
    throw missingField(path);
  }
}

function unsetIn(parent: unknown, path: FieldPath, key: string): void {
  if (!isMap(parent) || !Object.hasOwn(parent, key)) throw missingField(path);
  delete parent[key];
}

function changeList(list: unknown[], change: Exclude<ValueChange, { op: 'set' | 'unset' }>): void {
  const { path } = change;
  const outside = (index: number) => missingField([...path, index]);
  if (change.op === 'insert') {
    if (change.index > list.length) throw outside(change.index);
    list.splice(change.index, 0, copyValue(change.value));
  } else if (change.op === 'remove') {
    if (change.index >= list.length) throw outside(change.index);
    list.splice(change.index, 1);
  } else {
    const last = Math.max(change.from, change.to);
    if (last >= list.length) throw outside(last);
    list.splice(change.to, 0, ...list.splice(change.from, 1));
  }
}
