/** The value of a field as text for people. */
import { isFields } from '#contract/console/field-values.ts';

/** A list and a group have a line for each part. Null if there is nothing. */
export function conflictText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return linesOf(value);
  if (isFields(value)) return linesOf(Object.values(value));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

function linesOf(parts: readonly unknown[]): string | null {
  const texts = parts.map(conflictText).filter((text) => text !== null);
  return texts.length > 0 ? texts.join('\n') : null;
}
