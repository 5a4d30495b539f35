import { devanagariDigits } from '#contract/digits.ts';

/**
 * A small whole number in the digits of the page's language, for scripts: `here` would bring them
 * hours and sums as well.
 */
export const pageDigits = (value: number): string =>
  document.documentElement.lang === 'ne' ? devanagariDigits(`${value}`) : `${value}`;
