import { devanagariDigits } from '#contract/digits.ts';

/**
 * A small whole number in the digits of the page's language. Small scripts use it because
 * `browserLocale` imports the formatters of times and amounts too.
 */
export const pageDigits = (value: number): string =>
  document.documentElement.lang === 'ne' ? devanagariDigits(`${value}`) : `${value}`;
