/** Conversion between ASCII digits and the digits of other scripts. */
import { intlTag } from './language-tags.ts';

const DIGIT = /^\p{Nd}$/u;

/**
 * Unicode encodes the ten digits of a script consecutively, and adjacent scripts meet only after a
 * 9. So the number of digits directly preceding a character, modulo 10, is its value.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let preceding = 0;
  while (DIGIT.test(String.fromCodePoint(code - preceding - 1))) preceding++;
  return preceding % 10;
}

/**
 * `९८४१` to `9841`: converts the decimal digits of any script to ASCII and changes nothing else.
 */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

const ZERO = 0x966;

/** `2083` to `२०८३`. */
export const devanagariDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

const DEVANAGARI = /[\u0900-\u097f]/;

/** Converts a number to Devanagari digits if the text contains Devanagari. */
export const digitsInScriptOf = (text: string, number: string) =>
  DEVANAGARI.test(text) ? devanagariDigits(number) : number;

/** `२०२६-११-२७ १२:३४`: numbers only, because many browsers have no `Intl` data for Nepali. */
export const devanagariDateTime = (time: Date, options: Intl.DateTimeFormatOptions) =>
  devanagariDigits(time.toLocaleString('sv-SE', options));

/** @param tag the document's language (BCP 47) */
export function formatDateTime(
  tag: string,
  time: Date,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): string {
  if (tag === 'ne') return devanagariDateTime(time, { ...style, dateStyle: 'short' });
  return time.toLocaleString(intlTag(tag), style);
}
