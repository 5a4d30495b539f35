/** Digits of every script, as numbers and searches are read by programs. */

const DIGIT = /^\p{Nd}$/u;

/** Each script has its ten digits in a row, and scripts that touch do so after a 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

/** `९८४१` as `9841`: every decimal digit of any script in ASCII, and nothing else changed. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

const ZERO = 0x966;

/** `२०८३` for `2083`. */
export const devanagariDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

const DEVANAGARI = /[\u0900-\u097f]/;

/** A number in the digits of the script that a text is in. */
export const digitsLike = (text: string, number: string) =>
  DEVANAGARI.test(text) ? devanagariDigits(number) : number;

/** `२०२६-११-२७ १२:३४`, by numbers alone: many browsers have no `Intl` for Nepali. */
export const devanagariMoment = (time: Date, options: Intl.DateTimeFormatOptions) =>
  devanagariDigits(time.toLocaleString('sv-SE', options));

/** @param code the page's language */
export function writtenMoment(
  code: string,
  time: Date,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): string {
  if (code === 'ne') return devanagariMoment(time, { ...style, dateStyle: 'short' });
  return time.toLocaleString(code === 'en' ? 'en-US' : code, style);
}
