/** Lists the fields in which two versions of a source differ. */
import type { ChangedField, FieldPath } from '#contract/console/field-changes.ts';
import { alignItems } from './item-alignment.ts';
import { isMap, isSame } from './json-values.ts';
import { asRead } from './line-endings.ts';
import { splitSource } from './source-parts.ts';
import { tryParse } from './yaml-text.ts';

/**
 * Fields that differ, in the order of the later version. Differences of comments and styles are
 * none. If a version is not valid YAML, the file is one field.
 * @param file path below the content folder, which says what kind of file it is
 */
export function changedFields(file: string, before: string, after: string): ChangedField[] {
  const [earlier, later] = [before, after].map((source) => splitSource(file, asRead(source)));
  if (!earlier || !later) return [];
  const [dataBefore, dataAfter] = [earlier, later].map(({ yaml }) =>
    yaml === null ? null : tryParse(yaml)?.data,
  );
  if (dataBefore === undefined || dataAfter === undefined) {
    return before === after ? [] : [changedField('file', [], before, after)];
  }
  const fields: ChangedField[] = [];
  compare(fields, [], dataBefore, dataAfter);
  if (earlier.body !== later.body) {
    fields.push(changedField('body', ['body'], earlier.body, later.body));
  }
  return fields;
}

function changedField(
  part: ChangedField['part'],
  path: FieldPath,
  before: unknown,
  after: unknown,
): ChangedField {
  const missing = before === undefined ? 'before' : after === undefined ? 'after' : null;
  return { part, path, before: before ?? null, after: after ?? null, missing, isOrder: false };
}

function compare(fields: ChangedField[], path: FieldPath, before: unknown, after: unknown): void {
  if (isSame(before, after)) return;
  if (isMap(before) && isMap(after)) {
    const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
    for (const key of keys) {
      const [earlier, later] = [before, after].map((map) =>
        Object.hasOwn(map, key) ? map[key] : undefined,
      );
      compare(fields, [...path, key], earlier, later);
    }
    return;
  }
  const areLists = Array.isArray(before) && Array.isArray(after);
  if (areLists && compareItems(fields, path, before, after)) return;
  fields.push(changedField('field', path, before, after));
}

/** @returns false if the lists are too long to compare by item */
function compareItems(
  fields: ChangedField[],
  path: FieldPath,
  before: readonly unknown[],
  after: readonly unknown[],
): boolean {
  const positions = alignItems(before, after);
  if (!positions) return false;
  const kept = positions.filter((position) => position !== null);
  if (kept.some((position, index) => position < (kept[index - 1] ?? -1))) {
    fields.push({ ...changedField('field', path, before, after), isOrder: true });
  }
  after.forEach((item, index) => {
    const position = positions[index] ?? null;
    compare(fields, [...path, index], position === null ? undefined : before[position], item);
  });
  before.forEach((item, index) => {
    if (!kept.includes(index))
      fields.push(changedField('field', [...path, index], item, undefined));
  });
  return true;
}
