/** What a closed group or item contains, in a few words. */
import { isFields } from '#contract/console/field-values.ts';

/** Characters of a summary; more do not fit on a line. */
const MAX_LENGTH = 120;

/** Keys of texts that name an item best, in this order. */
const NAMES = ['username', 'name', 'title', 'heading', 'label', 'term', 'text'];

/** Values without such a text that are listed. */
const MAX_LISTED = 4;

/** Null if nothing in the value is a text. */
export function summaryOf(value: unknown): string | null {
  const text = textIn(value);
  if (text === null) return null;
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line;
}

function textIn(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return listText(value);
  if (!isFields(value)) return null;
  const named = NAMES.map((name) => value[name]).find((part) => textIn(part) !== null);
  if (named !== undefined) return textIn(named);
  return listText(Object.values(value).slice(0, MAX_LISTED));
}

function listText(items: readonly unknown[]): string | null {
  const texts = items.map(textIn).filter((text) => text !== null);
  return texts.length > 0 ? texts.join(' · ') : null;
}

/** “3 items”. */
export const countOf = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;
