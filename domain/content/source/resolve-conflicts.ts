/** Writes the chosen versions of conflicts into a merged source. */
import type {
  FieldChange,
  FieldConflict,
  FieldPath,
  JsonValue,
} from '#contract/console/field-changes.ts';
import { applyChanges } from './apply-changes.ts';
import { parsedSource } from './source-parts.ts';

export interface ConflictChoice {
  conflict: FieldConflict;
  /** One of the versions, or a value that was written instead. */
  choice: 'base' | 'mine' | 'theirs' | { value: JsonValue };
}

/**
 * @param text merged source, with the conflicts of the same merge
 * @throws ChangeError if a path no longer exists in the text
 */
export function resolveConflicts(
  file: string,
  text: string,
  choices: readonly ConflictChoice[],
): string {
  const values = choices.filter(({ choice }) => choice !== 'theirs').map(chosenValue);
  const whole = values.find(({ conflict }) => conflict.part === 'file');
  if (whole) return String(whole.value ?? '');
  const fields = values.filter(({ conflict }) => conflict.part === 'field');
  const changes = fields.map(changeFor);
  // Paths count in the text before any choice, so items are inserted and removed last, from the end.
  const kept = changes.filter(({ op }) => op === 'set' || op === 'unset');
  const moved = changes.filter(({ op }) => op === 'insert' || op === 'remove').reverse();
  moved.sort((left, right) => {
    const order = comparePaths(placeOf(right), placeOf(left));
    // The inserted item comes before the one that is removed at the same position.
    return order === 0 ? Number(left.op === 'insert') - Number(right.op === 'insert') : order;
  });
  const body = bodyChange(
    file,
    text,
    values.filter(({ conflict }) => conflict.part === 'body'),
  );
  return applyChanges(file, text, [...kept, ...moved, ...body]);
}

interface ChosenValue {
  conflict: FieldConflict;
  /** Undefined to remove the field. */
  value: unknown;
}

function chosenValue({ conflict, choice }: ConflictChoice): ChosenValue {
  if (typeof choice === 'object') return { conflict, value: choice.value };
  const isMissing = conflict.missing.includes(choice);
  return { conflict, value: isMissing ? undefined : conflict[choice] };
}

function changeFor({ conflict, value }: ChosenValue): FieldChange {
  const path = conflict.path as FieldPath;
  const list = path.slice(0, -1);
  const last = path.at(-1);
  if (value === undefined) {
    return typeof last === 'number'
      ? { op: 'remove', path: list, index: last }
      : { op: 'unset', path };
  }
  const isNewItem = typeof last === 'number' && conflict.missing.includes('theirs');
  if (isNewItem) return { op: 'insert', path: list, index: last, value: value as JsonValue };
  return { op: 'set', path, value: value as JsonValue };
}

function placeOf(change: FieldChange): FieldPath {
  if (change.op === 'body') return [];
  const isItem = change.op === 'insert' || change.op === 'remove';
  return isItem ? [...change.path, change.index] : change.path;
}

/** Negative if the left path comes first in the file. */
function comparePaths(left: FieldPath, right: FieldPath): number {
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const [leftStep = '', rightStep = ''] = [left[index], right[index]];
    if (leftStep === rightStep) continue;
    if (typeof leftStep === 'number' && typeof rightStep === 'number') return leftStep - rightStep;
    return String(leftStep) < String(rightStep) ? -1 : 1;
  }
  return left.length - right.length;
}

function bodyChange(file: string, text: string, values: readonly ChosenValue[]): FieldChange[] {
  if (values.length === 0) return [];
  const lines = (parsedSource(file, text).body ?? '').split('\n');
  const startOf = ({ conflict }: ChosenValue) => conflict.lines?.start ?? 0;
  for (const chosen of values.toSorted((left, right) => startOf(right) - startOf(left))) {
    const { start, count } = chosen.conflict.lines ?? { start: 0, count: 0 };
    const block = String(chosen.value ?? '').replace(/\n$/, '');
    // An inserted block needs an empty line after it, and a removed one leaves one too many.
    const isEmpty = block === '';
    const added = isEmpty ? [] : [...block.split('\n'), ...(count === 0 ? [''] : [])];
    lines.splice(start, count + (isEmpty && lines[start + count] === '' ? 1 : 0), ...added);
  }
  return [{ op: 'body', value: lines.join('\n') }];
}
