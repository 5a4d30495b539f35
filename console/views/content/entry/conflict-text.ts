/** The value of a field as text for people. */
import { isFields } from '#contract/console/field-values.ts';
import { pathLabel } from '#contract/console/path-label.ts';

/** A list has a line for each item, and a group one for each field. Null if there is nothing. */
export function conflictText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return linesOf(value.map(conflictText));
  if (isFields(value)) return linesOf(Object.entries(value).map(fieldLine));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

function fieldLine([key, value]: [string, unknown]): string | null {
  const text = conflictText(value);
  return text === null ? null : `${pathLabel([key])}: ${text}`;
}

function linesOf(lines: readonly (string | null)[]): string | null {
  const texts = lines.filter((line) => line !== null);
  return texts.length > 0 ? texts.join('\n') : null;
}
