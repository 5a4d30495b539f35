/** Values at paths of an entry, and the changes that set and clear them. */
import type { FieldChange, FieldPath, JsonValue } from '#contract/console/field-changes.ts';
import { isFields } from '#contract/console/field-values.ts';
import type { FormField } from '#contract/console/form-fields.ts';

export const dotted = (path: FieldPath): string => path.map(String).join('.');

export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, data);
}

/**
 * Sets a field. What is missing around it is created: a translation may lack whole groups, and its
 * lists have null for each item that is not translated.
 * @param lengthAt the length that the list at a path must have, if it is fixed
 */
export function setChange(
  data: unknown,
  path: FieldPath,
  value: JsonValue,
  lengthAt: (path: FieldPath) => number | undefined = () => undefined,
): FieldChange {
  for (let depth = 1; depth < path.length; depth++) {
    const parent = path.slice(0, depth);
    const step = path[depth];
    const present = valueAt(data, parent);
    const isShort = Array.isArray(present) && Number(step) >= present.length;
    if (present !== undefined && present !== null && !isShort) continue;
    const rest = createdValue(path, depth, value, lengthAt);
    if (!isShort) return { op: 'set', path: parent, value: rest };
    const items = rest as JsonValue[];
    return { op: 'set', path: parent, value: items.map((item, at) => present[at] ?? item) };
  }
  return { op: 'set', path, value };
}

/** The value of the group or list at `depth`, with what the rest of the path leads to. */
function createdValue(
  path: FieldPath,
  depth: number,
  value: JsonValue,
  lengthAt: (path: FieldPath) => number | undefined,
): JsonValue {
  const step = path[depth];
  if (step === undefined) return value;
  const child = createdValue(path, depth + 1, value, lengthAt);
  if (typeof step === 'string') return { [step]: child };
  const length = Math.max(lengthAt(path.slice(0, depth)) ?? 0, step + 1);
  return Array.from({ length }, (_, at) => (at === step ? child : null));
}

/**
 * Removes a field. An item of a list of fixed length becomes null.
 * @returns undefined if there is nothing to remove
 */
export function clearChange(data: unknown, path: FieldPath): FieldChange | undefined {
  const present = valueAt(data, path);
  if (present === undefined || (present === null && typeof path.at(-1) === 'number')) {
    return undefined;
  }
  if (typeof path.at(-1) === 'number') return { op: 'set', path, value: null };
  return { op: 'unset', path };
}

/** The lengths of the lists of a translation, which are those of the English lists. */
export function lengthsIn(fields: readonly FormField[]): (path: FieldPath) => number | undefined {
  return (path) => {
    let parts: readonly FormField[] = fields;
    let field: FormField | undefined;
    for (const step of path) {
      field = parts.find(({ key }) => key === String(step)) ?? undefined;
      parts = field?.fields ?? [];
    }
    return field?.kind === 'list' && field.fields ? field.max : undefined;
  };
}
