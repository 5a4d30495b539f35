/** What a schema has against a value, in words for an editor. */
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

export interface SchemaMistake {
  path: PropertyKey[];
  message: string;
}

/** @param value what was checked */
export function schemaMistakes(issues: readonly Issue[], value: unknown): SchemaMistake[] {
  return issues.flatMap((issue) => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: 'is not a field of this file',
      }));
    }
    const found = valueAt(value, path);
    // A check of our own may name a field that is rightly missing, and says why.
    const isOurs = issue.code === 'custom';
    if (found === undefined && !isOurs) return { path, message: 'is missing' };
    if (isEmpty(found) && !isOurs) return { path, message: 'is empty' };
    const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined;
    if (!nearest || issue.message !== 'Invalid input') return { path, message: issue.message };
    return schemaMistakes(nearest, found).map((mistake) => ({
      ...mistake,
      path: [...path, ...mistake.path],
    }));
  });
}

/** Of several forms that a value may have, the one that it is most likely meant to be. */
function nearestOf(forms: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const unknownKeys = (issues: readonly Issue[]) =>
    issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])).length;
  return [...forms].sort((a, b) => unknownKeys(a) - unknownKeys(b) || a.length - b.length)[0];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) found = (found as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return found;
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
