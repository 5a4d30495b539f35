/** Applies changes to the values of an entry in the browser, as the server does to its source. */
import type { FieldChange, FieldPath } from '#contract/console/field-changes.ts';

export interface EntryText {
  /** The values of the YAML. */
  data: unknown;
  /** The Markdown text; null for an entry without one. */
  body: string | null;
}

/** Parts that do not change are the same objects afterwards. */
export function applyChange({ data, body }: EntryText, change: FieldChange): EntryText {
  if (change.op === 'body') return { data, body: change.value };
  return { data: changed(data, change.path, change), body };
}

type DataChange = Exclude<FieldChange, { op: 'body' }>;

/** Copies only the values on the way, so that the others remain the same objects. */
function changed(value: unknown, path: FieldPath, change: DataChange): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return changedAt(value, change);
  const isRemoved = rest.length === 0 && change.op === 'unset';
  if (typeof key === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...value] : [];
    if (isRemoved) items.splice(key, 1);
    else items[key] = changed(items[key], rest, change);
    return items;
  }
  const fields = { ...(value as Record<string, unknown> | null | undefined) };
  if (isRemoved) delete fields[key];
  else fields[key] = changed(fields[key], rest, change);
  return fields;
}

function changedAt(value: unknown, change: DataChange): unknown {
  if (change.op === 'set') return change.value;
  const items = Array.isArray(value) ? [...value] : [];
  if (change.op === 'insert') items.splice(change.index, 0, change.value);
  if (change.op === 'remove') items.splice(change.index, 1);
  if (change.op === 'move') items.splice(change.to, 0, ...items.splice(change.from, 1));
  return items;
}

/** What a change is compared with on the server: the field, the list, or the text before it. */
export function baseOf({ data, body }: EntryText, change: FieldChange): unknown {
  if (change.op === 'body') return body;
  let value = data;
  for (const key of change.path) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value ?? null;
}
