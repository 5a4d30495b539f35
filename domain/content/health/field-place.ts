/** Names fields for the links of the health view, and labels them as their form does. */
import type { FieldPath } from '#contract/console/field-changes.ts';
import { pathLabel } from '#contract/console/path-label.ts';
import { BODY_FIELD, fieldName } from '#contract/preview.ts';

/** The part of a field's name after its file. */
export const nameOf = (path: FieldPath): string => fieldName('', path).slice(1);

/** `Hero › Link 1 › Target`; empty for the whole entry. */
export const labelOf = (path: FieldPath, isEntry: boolean): string =>
  isEntry && path.length === 1 && path[0] === BODY_FIELD ? 'Text' : pathLabel(path);

/** The path that a dotted path means in these values, whose keys may contain dots too. */
export function pathAt(values: unknown, dotted: string): FieldPath {
  if (dotted === '' || typeof values !== 'object' || values === null) return [];
  const key = Object.keys(values).find((name) => dotted === name || dotted.startsWith(`${name}.`));
  if (key === undefined) return [];
  const step = Array.isArray(values) ? Number(key) : key;
  const value = (values as Readonly<Record<string, unknown>>)[key];
  return [step, ...pathAt(value, dotted.slice(key.length + 1))];
}
