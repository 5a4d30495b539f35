/**
 * The reference number of a submission, such as `7KQM-2XPT`: the first 40 bits of its UUID in
 * Crockford's base 32, which has no I, L, O or U. It is computed, not stored, and converts back to
 * a prefix of the UUID.
 */

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const GROUP = 4;
/** Hexadecimal digits of the UUID that it encodes. */
const HEX_LENGTH = 10;

/** @param id a UUID in lower case; of any other id, the first hexadecimal digits are used */
export function referenceOf(id: string): string {
  const hex = id.replaceAll('-', '').slice(0, HEX_LENGTH);
  let rest = Number.parseInt(hex, 16);
  let digits = '';
  for (let at = 0; at < LENGTH; at++) {
    digits = DIGITS[rest % 32] + digits;
    rest = Math.floor(rest / 32);
  }
  return `${digits.slice(0, GROUP)}-${digits.slice(GROUP)}`;
}

/**
 * The prefix of the UUID that a reference number encodes, in UUID format (with its hyphen).
 * @param typed in upper or lower case, with or without the hyphen; O counts as 0, I and L as 1
 * @returns null if it is not a reference number
 */
export function idPrefixOf(typed: string): string | null {
  const digits = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (digits.length !== LENGTH) return null;
  let value = 0;
  for (const digit of digits) {
    const at = DIGITS.indexOf(digit);
    if (at < 0) return null;
    value = value * 32 + at;
  }
  const hex = value.toString(16).padStart(HEX_LENGTH, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
