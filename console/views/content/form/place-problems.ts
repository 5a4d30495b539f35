/** At which field each problem of an entry is shown. */
import type { EntryProblem } from '#contract/console/entries.ts';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { isFields, variantIndex } from '#contract/console/field-values.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { dotted, valueAt } from './field-paths.ts';

export interface PlacedProblem {
  problem: EntryProblem;
  /** The field, or the nearest group or list around it; empty for the whole entry. */
  path: FieldPath;
  /** Labels from the group down to the field. */
  labels: string[];
  /** The field has changed since the check. */
  isOutdated: boolean;
}

/**
 * Problems with the fields at which they are shown, those that prevent publishing first.
 * @param checkedData the values that were checked
 */
export function placeProblems(
  fields: readonly FormField[],
  data: unknown,
  problems: readonly EntryProblem[],
  checkedData: unknown = data,
): PlacedProblem[] {
  const root: FormField = rootOf(fields);
  const isOutdated = ({ path }: { path: FieldPath }) =>
    path.length > 0 && !isSame(valueAt(checkedData, path), valueAt(data, path));
  return problems
    .map((problem) => ({ problem, ...placeOf(root, data, problem.field) }))
    .map((placed) => ({ ...placed, isOutdated: isOutdated(placed) }))
    .sort((a, b) => Number(b.problem.isError) - Number(a.problem.isError));
}

/** Values of an entry are JSON. */
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** `Top of the page › Link 1 › Page`; of the nearest group for a field that the form lacks. */
export const fieldLabel = (fields: readonly FormField[], data: unknown, path: FieldPath): string =>
  placeOf(rootOf(fields), data, dotted(path)).labels.join(' › ') || String(path.at(-1) ?? '');

/** The field of the whole file. */
export function rootOf(fields: readonly FormField[]): FormField {
  const [only] = fields;
  if (only?.key === '') return only;
  return {
    key: '',
    label: '',
    kind: 'group',
    isRequired: true,
    isProse: false,
    fields: [...fields],
  };
}

function placeOf(root: FormField, data: unknown, dottedField: string) {
  const path: FieldPath = [];
  const labels: string[] = [];
  let field: FormField | undefined = root;
  let rest = dottedField;
  while (rest !== '' && field) {
    const step = nextStep(field, valueAt(data, path), rest);
    if (!step) break;
    path.push(step.key);
    labels.push(step.label);
    rest = rest.slice(String(step.key).length + 1);
    field = step.field;
  }
  return { path, labels };
}

interface Step {
  key: string | number;
  label: string;
  field: FormField;
}

/** The keys of records may contain dots, so keys are compared as a whole. */
function nextStep(field: FormField, value: unknown, rest: string): Step | undefined {
  const { kind, fields = [], variants = [], item } = field;
  if (kind === 'variants') {
    const variant = variants[variantIndex(variants, value)];
    return variant && nextStep(variant, value, rest);
  }
  const isNext = (key: string) => rest === key || rest.startsWith(`${key}.`);
  const part = fields.find(({ key }) => isNext(key));
  if (part)
    return { key: kind === 'list' ? Number(part.key) : part.key, label: part.label, field: part };
  if (!item || kind === 'tags') return undefined;
  if (kind === 'record') {
    const key = isFields(value) ? Object.keys(value).find(isNext) : undefined;
    return key === undefined ? undefined : { key, label: key, field: item };
  }
  const index = Number(/^\d+/.exec(rest)?.[0] ?? Number.NaN);
  if (Number.isNaN(index)) return undefined;
  return { key: index, label: `${item.label} ${index + 1}`, field: item };
}

/** By dotted path, without those that a new check may not find again. */
export function problemsByField(
  placed: readonly PlacedProblem[],
): Map<string, readonly EntryProblem[]> {
  const byField = new Map<string, EntryProblem[]>();
  for (const { path, problem } of placed.filter(({ isOutdated }) => !isOutdated)) {
    const key = dotted(path);
    byField.set(key, [...(byField.get(key) ?? []), problem]);
  }
  return byField;
}

/** The number of problems at a field and below it. */
export function countBelow(
  problems: ReadonlyMap<string, readonly EntryProblem[]>,
  path: FieldPath,
): number {
  const prefix = dotted(path);
  let count = 0;
  for (const [key, list] of problems) {
    if (key === prefix || key.startsWith(`${prefix}.`)) count += list.length;
  }
  return count;
}
