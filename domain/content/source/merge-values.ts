/** Merges two versions of parsed YAML with the version that both come from, field by field. */
import type { FieldPath } from '#contract/console/field-changes.ts';
import { isMap, isSame, type JsonMap } from './json-values.ts';
import { mergeLists } from './merge-lists.ts';
import { fieldConflict, type Merge, type Versions } from './versions.ts';

export function mergeValue(merge: Merge, path: FieldPath, versions: Versions): void {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(base, mine)) return;
  if (isMap(mine) && isMap(theirs)) {
    mergeMaps(merge, path, { base: isMap(base) ? base : {}, mine, theirs });
    return;
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (mergeLists(merge, path, { base, mine, theirs }, mergeValue)) return;
  }
  if (!isSame(base, theirs)) merge.conflicts.push(fieldConflict(path, versions));
  else if (mine === undefined) merge.changes.push({ op: 'unset', path });
  else merge.changes.push({ op: 'set', path, value: mine as never });
}

function mergeMaps(merge: Merge, path: FieldPath, { base, mine, theirs }: Versions<JsonMap>): void {
  const keys = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  const fieldOf = (map: JsonMap, key: string) => (Object.hasOwn(map, key) ? map[key] : undefined);
  for (const key of keys) {
    mergeValue(merge, [...path, key], {
      base: fieldOf(base, key),
      mine: fieldOf(mine, key),
      theirs: fieldOf(theirs, key),
    });
  }
}
