/** Which texts of an entry can be translated, and which of them are not yet. */
import { dotted, valueAt } from '#console/views/content/form/field-paths.ts';
import type { FieldPath } from '#contract/console/field-changes.ts';
import type { FormField } from '#contract/console/form-fields.ts';

/**
 * The paths of all texts in the form of a translation, in its order.
 * @param fields of the translation's form: one for each text of the original
 */
export function textPaths(fields: readonly FormField[], path: FieldPath = []): FieldPath[] {
  return fields.flatMap(({ key, kind, fields: parts }) => {
    // The root of a file that is a list has no key.
    const own = key === '' ? path : [...path, key];
    if (!parts) return [own];
    if (kind !== 'list') return textPaths(parts, own);
    return parts.flatMap((part) => textPaths([{ ...part, key: '' }], [...own, Number(part.key)]));
  });
}

export const isMissing = (data: unknown, path: FieldPath): boolean => {
  const value = valueAt(data, path);
  return value === undefined || value === null || value === '';
};

export interface MissingTexts {
  total: number;
  /** Paths of the texts that are not translated. */
  missing: FieldPath[];
}

/** @param data of the translation; null if there is none yet */
export function missingTexts(fields: readonly FormField[], data: unknown): MissingTexts {
  const paths = textPaths(fields);
  return {
    total: paths.length,
    missing: paths.filter((path) => isMissing(data, path)),
  };
}

/** The missing text after the one that was opened last; the first one after the last. */
export function nextMissing(
  { missing }: Pick<MissingTexts, 'missing'>,
  order: readonly FieldPath[],
  last: FieldPath | undefined,
): FieldPath | undefined {
  const positions = order.map(dotted);
  const from = last ? positions.indexOf(dotted(last)) : -1;
  return missing.find((path) => positions.indexOf(dotted(path)) > from) ?? missing[0];
}
