import { devanagariDigits } from './digits.ts';

const DEVANAGARI = /[\u0900-\u097f]/;

/**
 * Puts values into copy: `fill('Roles {from} to {to}', { from: 1, to: 8 })`. Numbers get the digits of the
 * script that the copy is in.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  const spell = DEVANAGARI.test(text) ? devanagariDigits : String;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? spell(`${value}`) : value;
  });
}
