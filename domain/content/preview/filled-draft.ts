/**
 * Drafts with something in the texts that are empty, so that a page with a new item can be shown
 * before the item is written.
 */
import type { FieldPath } from '#contract/preview.ts';
import { isProse } from '#contract/prose.ts';
import { loadEntrySchemas } from '#domain/content/pack/index.ts';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import { applyChanges, parsedSource, valueIn } from '#domain/content/source/index.ts';

/** What a text shows that is not written yet. */
export const PLACEHOLDER = '…';

/**
 * @param drafts texts by file
 * @param problems of the pack with the drafts
 * @returns undefined if other problems remain, or nothing is empty
 */
export async function filledDrafts(
  drafts: ReadonlyMap<string, string>,
  problems: readonly ContentProblem[],
): Promise<Map<string, string> | undefined> {
  const { entrySchemaOf } = await loadEntrySchemas();
  const filled = new Map(drafts);
  for (const { file, field } of problems) {
    const path = pathOf(field);
    const source = filled.get(file);
    if (source === undefined) return undefined;
    const { data } = parsedSource(file, source);
    if (valueIn(data, path) !== '') return undefined;
    const schema = entrySchemaOf(file);
    const isText = schema === undefined || isProse(schema, path);
    // Pictures, icons and links cannot be made up, so a neighbor's are shown.
    const value = (isText ? undefined : neighborValue(data, path)) ?? PLACEHOLDER;
    filled.set(file, applyChanges(file, source, [{ op: 'set', path, value }]));
  }
  return problems.length === 0 ? undefined : filled;
}

const pathOf = (field: string) =>
  field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The value of the same field in another item of the list. */
function neighborValue(data: unknown, path: FieldPath): string | undefined {
  const at = path.findLastIndex((key) => typeof key === 'number');
  const items = at < 0 ? undefined : valueIn(data, [...path.slice(0, at)]);
  if (!Array.isArray(items)) return undefined;
  const values = items.map((item) => valueIn(item, [...path.slice(at + 1)]));
  return values.find((value): value is string => typeof value === 'string' && value !== '');
}
