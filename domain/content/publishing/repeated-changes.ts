/**
 * Recognizes changes that an entry already has. If the answer of a save is lost, the browser sends
 * the same changes again, perhaps with later ones, and one's own words must not look like someone
 * else's.
 */
import type { FieldChange, JsonValue } from '#contract/console/field-changes.ts';
import {
  applyChanges,
  ChangeError,
  changeValue,
  isSame,
  parsedSource,
} from '#domain/content/source/index.ts';

/** A change with the value that it replaced in the browser. */
export interface BasedChange {
  change: FieldChange;
  base: unknown;
}

type ValueChange = Exclude<FieldChange, { op: 'body' }>;

/** @returns the changes without those that the source has, in their order */
export function withoutRepeated(
  file: string,
  source: string,
  changes: readonly BasedChange[],
): BasedChange[] {
  const data = changes.some(({ change }) => change.op !== 'body')
    ? parsedSource(file, source).data
    : null;
  const repeated = new Set<BasedChange>();
  // A colleague may have changed another field since.
  for (const group of Map.groupBy(changes, ({ change }) => fieldOf(change)).values()) {
    const [first] = group;
    const count =
      first?.change.op === 'body'
        ? repeatedBodies(file, source, group)
        : repeatedValues(data, group as (BasedChange & { change: ValueChange })[]);
    for (const change of group.slice(0, count)) repeated.add(change);
  }
  return changes.filter((change) => !repeated.has(change));
}

/** The outermost field. Items of a list change each other's positions, so they are one group. */
function fieldOf(change: FieldChange): string {
  if (change.op === 'body') return '(body)';
  const [step] = change.path;
  return typeof step === 'string' ? `.${step}` : '';
}

/**
 * Undoes the changes and applies them again one by one. If that leads to the present value, the
 * changes until then are in it.
 * @returns how many
 */
function repeatedValues(
  data: unknown,
  changes: readonly (BasedChange & { change: ValueChange })[],
): number {
  let value = changes.toReversed().reduce(undo, data);
  let count = 0;
  try {
    for (const [index, { change }] of changes.entries()) {
      value = changeValue(value, change);
      if (isSame(value, data)) count = index + 1;
    }
  } catch (error) {
    if (!(error instanceof ChangeError)) throw error;
  }
  return count;
}

function undo(value: unknown, { change, base }: BasedChange & { change: ValueChange }): unknown {
  const { path } = change;
  if (path.length === 0) return base;
  try {
    return changeValue(value, { op: 'set', path, value: (base ?? null) as JsonValue });
  } catch (error) {
    // The item is not there, so this change was not made.
    if (error instanceof ChangeError) return value;
    throw error;
  }
}

function repeatedBodies(file: string, source: string, changes: readonly BasedChange[]): number {
  const isStored = ({ change }: BasedChange) => {
    try {
      return applyChanges(file, source, [change]) === source;
    } catch (error) {
      // The file cannot have this text, so it was not saved.
      if (error instanceof ChangeError) return false;
      throw error;
    }
  };
  return changes.findLastIndex(isStored) + 1;
}
