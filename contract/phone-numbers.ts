/** Normalization of phone numbers that people type and paste. */

import { latinDigits } from './digits.ts';

/** Variants of plus, dash and space from phones, keyboards and contact lists. */
const PLUS = /[+\u2795]/g;
const DASH = /[\p{Pd}\u2043\u207b\u2212\u30fc]/gu;
const SPACE = /[\s\u00b7\u2022\u2800]+/g;
/** Direction marks around copied numbers, and the combining marks of keycap emoji. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{M}]/gu;

/**
 * Converts the typed text to ASCII and keeps its separators. Removes `tel:` and the parameters of
 * such a URL.
 */
export function normalizePhone(typed: string): string {
  const plain = latinDigits(typed.normalize('NFKC'))
    .replace(SPACE, ' ')
    .replace(INVISIBLE, '')
    .replace(PLUS, '+')
    .replace(DASH, '-')
    .trim();
  const [, dialled] = /^tel:(?:\/\/)?([^;?]*)/i.exec(plain) ?? [];
  return (dialled ?? plain).replaceAll('%20', ' ').replace(/%2b/i, '+').trim();
}

/** Separators between digits, and the trunk prefix `(0)`, which is not dialed from abroad. */
const BETWEEN_DIGITS = /\(0\)|[\s().\-/]/g;

const digitsOf = (typed: string) => normalizePhone(typed).replace(BETWEEN_DIGITS, '');

/**
 * Digits of the longest national number in plans where mobile numbers may begin with the digits of
 * the country code: Kazakhstan and Russia, Italy, Brazil, India.
 */
const NATIONAL_DIGITS: Readonly<Record<string, number>> = {
  '+7': 10,
  '+39': 10,
  '+55': 11,
  '+91': 10,
};

/** Plans where a zero at the start is part of the number, also when it is dialed from abroad. */
const KEEP_ZERO = new Set(['+39', '+225', '+226', '+229', '+241', '+242', '+250', '+992']);

/**
 * True for `+…`, `00…`, or a number that begins with the digits of `prefix` and is long enough.
 * @param prefix country code of the site's country, such as `+47`
 */
export function hasCountryCode(typed: string, prefix: string): boolean {
  const number = digitsOf(typed);
  const ownCode = prefix.slice(1);
  return (
    /^(\+|00)/.test(number) ||
    (number.startsWith(ownCode) && number.length > (NATIONAL_DIGITS[prefix] ?? ownCode.length + 7))
  );
}

/** Converts to E.164, adding `prefix` if the number has no country code. */
export function withCountryCode(typed: string, prefix: string): string {
  const compact = digitsOf(typed);
  // Text that is not a number is kept, so that validation refuses it.
  const number = /^\+?\d*$/.test(compact) ? compact : normalizePhone(typed);
  if (number === '' || number.startsWith('+')) return number;
  if (number.startsWith('00')) return `+${number.slice(2)}`;
  if (hasCountryCode(number, prefix)) return `+${number}`;
  return `${prefix}${withoutTrunk(number, prefix)}`;
}

/** Removes what is dialed only within the country: zeros, in Hungary 06. */
function withoutTrunk(number: string, prefix: string): string {
  if (KEEP_ZERO.has(prefix)) return number;
  return number.replace(prefix === '+36' ? /^06/ : /^0+/, '');
}

/** The `tel:` URL of a number with any separators. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
