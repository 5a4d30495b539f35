import { digitsLike } from './digits.ts';

/**
 * Puts values into copy: `fill('Roles {from} to {to}', { from: 1, to: 8 })`. Numbers get the digits of the
 * script that the copy is in.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? digitsLike(text, `${value}`) : value;
  });
}

/** The form of a word that goes with a count. */
export function plural(count: number, { one, many }: { one: string; many: string }): string {
  return count === 1 ? one : many;
}
