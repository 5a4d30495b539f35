/** The versions of a field that are merged, and what a merge collects. */
import type { FieldChange, FieldConflict, FieldPath } from '#contract/console/field-changes.ts';

/** The versions of a field; undefined if a version does not have it. */
export interface Versions<Value = unknown> {
  base: Value;
  mine: Value;
  theirs: Value;
}

export interface Merge {
  /** What to change in `theirs`, in this order. */
  changes: FieldChange[];
  conflicts: FieldConflict[];
}

export function fieldConflict(path: FieldPath, versions: Versions): FieldConflict {
  return { part: 'field', path, lines: null, ...withMissing(versions) };
}

/** JSON has no `undefined`, so missing versions are named. */
export function withMissing({ base, mine, theirs }: Versions) {
  const versions = Object.entries({ base, mine, theirs });
  const missing = versions.filter(([, value]) => value === undefined).map(([name]) => name);
  return {
    base: base ?? null,
    mine: mine ?? null,
    theirs: theirs ?? null,
    missing: missing as FieldConflict['missing'],
  };
}
