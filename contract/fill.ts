import { digitsInScriptOf } from './digits.ts';

/**
 * Fills in placeholders: `fill('Roles {from} to {to}', { from: 1, to: 8 })`. Numbers use the
 * digits of the copy's script; unknown placeholders are left unchanged.
 */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? digitsInScriptOf(text, `${value}`) : value;
  });
}

/** Chooses the singular or plural form for a count. */
export function plural(count: number, { one, many }: { one: string; many: string }): string {
  return count === 1 ? one : many;
}
