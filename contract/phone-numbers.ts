/** Phone numbers: what people type and paste, and the one form that is sent. */

import { latinDigits } from './digits.ts';

/** A plus, a dash and a space as phones, keyboards and contact lists have them. */
const PLUS = /[+\u2795]/g;
const DASH = /[\p{Pd}\u2043\u207b\u2212\u30fc]/gu;
const SPACE = /[\s\u00b7\u2022\u2800]+/g;
/** Direction marks around copied numbers, and the frames of keycap emoji. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{M}]/gu;

/**
 * What was typed in ASCII, with the separators that were typed; without `tel:`, and without the
 * parameters that follow a number there.
 */
export function plainPhone(typed: string): string {
  const plain = latinDigits(typed.normalize('NFKC'))
    .replace(SPACE, ' ')
    .replace(INVISIBLE, '')
    .replace(PLUS, '+')
    .replace(DASH, '-')
    .trim();
  const [, dialled] = /^tel:(?:\/\/)?([^;?]*)/i.exec(plain) ?? [];
  return (dialled ?? plain).replaceAll('%20', ' ').replace(/%2b/i, '+').trim();
}

/** What people put between digits, and the zero that is left out abroad. */
const BETWEEN_DIGITS = /\(0\)|[\s().\-/]/g;

const digitsOf = (typed: string) => plainPhone(typed).replace(BETWEEN_DIGITS, '');

/**
 * Whether a number was typed with a country code: `+…`, `00…`, or that of `prefix` without either.
 * @param prefix of the country where applicants live, such as `+977`
 */
export function hasCountryCode(typed: string, prefix: string): boolean {
  const number = digitsOf(typed);
  const ours = prefix.slice(1);
  return /^(\+|00)/.test(number) || (number.startsWith(ours) && number.length > ours.length + 7);
}

/** The number in E.164 form, with `prefix` where it was typed without a country code. */
export function withCountryCode(typed: string, prefix: string): string {
  const compact = digitsOf(typed);
  // Text that is no number is left for the check to refuse.
  const number = /^\+?\d*$/.test(compact) ? compact : plainPhone(typed);
  if (number === '' || number.startsWith('+')) return number;
  if (number.startsWith('00')) return `+${number.slice(2)}`;
  if (hasCountryCode(number, prefix)) return `+${number}`;
  return `${prefix}${number.replace(/^0+/, '')}`;
}

/** The URL that calls a number, however it is written. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
