/** Changes of a list that its form and the tools of the preview offer, and their limits. */
import type { FieldChange, FieldPath, JsonValue } from '#contract/console/field-changes.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { clearChange, setChange, valueAt } from './field-paths.ts';

export interface ListLimits {
  /** No item can be added or removed. */
  isFixed: boolean;
  mayAdd: boolean;
  mayRemove: boolean;
}

/** The items of a translation are those of the English list. */
export const isChangeable = ({ kind, item, fields }: FormField) =>
  kind === 'list' && item !== undefined && fields === undefined;

export function listLimits(field: FormField, count: number): ListLimits {
  const { min = 0, max = Number.POSITIVE_INFINITY } = field;
  const isFixed = min === max;
  return {
    isFixed,
    mayAdd: !isFixed && count < max,
    mayRemove: !isFixed && (count > min || (!field.isRequired && min <= 1)),
  };
}

/** @returns the change, and the position at which the item will be */
export function insertChange(
  data: unknown,
  path: FieldPath,
  index: number,
  value: JsonValue,
): { change: FieldChange; index: number } {
  const present = valueAt(data, path);
  if (!Array.isArray(present)) return { change: setChange(data, path, [value]), index: 0 };
  // An undone removal may come after other changes of the list.
  const at = Math.min(index, present.length);
  return { change: { op: 'insert', path, index: at, value }, index: at };
}

/** An optional list is left out with its last item. */
export function removeChange(
  field: FormField,
  data: unknown,
  path: FieldPath,
  index: number,
): FieldChange {
  const present = valueAt(data, path);
  const isLast = Array.isArray(present) && present.length === 1;
  const cleared = isLast && !field.isRequired && path.length > 0 && clearChange(data, path);
  return cleared || { op: 'remove', path, index };
}
