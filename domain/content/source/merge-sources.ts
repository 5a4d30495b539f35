/** Merges two versions of an entry's source with the version that both come from. */
import type { FieldChange, FieldConflict } from '#contract/console/field-changes.ts';
import { applyChanges } from './apply-changes.ts';
import { changeValue, isMap, isSame, valueIn } from './json-values.ts';
import { asRead } from './line-endings.ts';
import { mergeBodies } from './merge-body.ts';
import { mergeValue } from './merge-values.ts';
import { type SourceParts, splitSource } from './source-parts.ts';
import { threeWayRegions } from './three-way.ts';
import { type Merge, type Versions, withMissing } from './versions.ts';
import { tryParse } from './yaml-text.ts';

export interface MergedSource {
  /** Has `theirs` where there is a conflict. */
  text: string;
  conflicts: FieldConflict[];
}

/**
 * Merges by field of the YAML and by block of the text. Where both versions changed a field to
 * different values, or one changed and the other removed it, the result has `theirs` and a conflict.
 * A file of which a version is not valid YAML is one conflict.
 * @param file path below the content folder, which says what kind of file it is
 */
export function mergeSources(
  file: string,
  base: string,
  mine: string,
  theirs: string,
): MergedSource {
  const [readBase, readMine, readTheirs] = [base, mine, theirs].map(asRead);
  if (readMine === readTheirs || readMine === readBase) return { text: theirs, conflicts: [] };
  if (readBase === readTheirs) return { text: mine, conflicts: [] };
  const versions = { base, mine, theirs };
  const parsed = parseVersions(file, versions);
  if (!parsed) return wholeFile(versions);
  const merge: Merge = { changes: [], conflicts: [] };
  mergeValue(merge, [], parsed.data);
  const changes: FieldChange[] = [...merge.changes];
  const conflicts = [...merge.conflicts];
  if (parsed.bodies) {
    const merged = mergeBodies(parsed.bodies);
    if (merged.body !== parsed.bodies.theirs) changes.push({ op: 'body', value: merged.body });
    conflicts.push(...merged.conflicts);
  }
  // A merge by lines also keeps the comments that `mine` changed.
  const byLines =
    conflicts.length === 0 ? mergeLines(file, versions, { changes, parsed }) : undefined;
  if (byLines !== undefined) return { text: byLines, conflicts };
  const keyOrder = (path: readonly (string | number)[]) => {
    const map = valueIn(parsed.data.mine, [...path]);
    return isMap(map) ? Object.keys(map) : undefined;
  };
  return { text: applyChanges(file, theirs, changes, { keyOrder }), conflicts };
}

interface ParsedVersions {
  data: Versions;
  /** Null for a file of YAML alone. */
  bodies: Versions<string> | null;
}

function parseVersions(file: string, { base, mine, theirs }: Versions<string>) {
  const parts = [base, mine, theirs].map((source) => splitSource(file, asRead(source)));
  const data = parts.map(dataOf);
  // A root that is not a map, or a version without front matter, has no fields to compare.
  if (data.some((value) => value === undefined)) return undefined;
  if (!data.every(isMap) && !data.every(Array.isArray) && !data.every((value) => value === null)) {
    return undefined;
  }
  const bodies = parts.map(({ body }) => body);
  return {
    data: { base: data[0], mine: data[1], theirs: data[2] },
    bodies: bodies.includes(null)
      ? null
      : { base: bodies[0] ?? '', mine: bodies[1] ?? '', theirs: bodies[2] ?? '' },
  } satisfies ParsedVersions;
}

/** Undefined for invalid YAML. */
const dataOf = ({ yaml }: SourceParts): unknown => (yaml === null ? null : tryParse(yaml)?.data);

const wholeFile = (versions: Versions<string>): MergedSource => ({
  text: versions.theirs,
  conflicts: [{ part: 'file', path: [], lines: null, ...withMissing(versions) }],
});

interface Expected {
  changes: readonly FieldChange[];
  parsed: ParsedVersions;
}

/** Undefined if neighboring lines were changed, or if the result is not the merge by fields. */
function mergeLines(
  file: string,
  versions: Versions<string>,
  { changes, parsed }: Expected,
): string | undefined {
  const lines = {
    base: asRead(versions.base).split('\n'),
    mine: asRead(versions.mine).split('\n'),
    theirs: asRead(versions.theirs).split('\n'),
  };
  // Only the text of `theirs` has its line endings.
  if (asRead(versions.theirs) !== versions.theirs) return undefined;
  const merged: string[] = [];
  for (const { base, mine, theirs } of threeWayRegions(lines, true)) {
    const texts = {
      base: lines.base.slice(base.start, base.end),
      mine: lines.mine.slice(mine.start, mine.end),
      theirs: lines.theirs.slice(theirs.start, theirs.end),
    };
    if (isSame(texts.mine, texts.theirs) || isSame(texts.mine, texts.base))
      merged.push(...texts.theirs);
    else if (isSame(texts.theirs, texts.base)) merged.push(...texts.mine);
    else return undefined;
  }
  const text = merged.join('\n');
  const result = splitSource(file, text);
  return isSame({ data: dataOf(result), body: result.body }, expectedOf({ changes, parsed }))
    ? text
    : undefined;
}

function expectedOf({ changes, parsed }: Expected) {
  let data = parsed.data.theirs;
  let body = parsed.bodies?.theirs ?? null;
  for (const change of changes) {
    if (change.op === 'body') body = change.value;
    else data = changeValue(data, change);
  }
  return { data, body };
}
