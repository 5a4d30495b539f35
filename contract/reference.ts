/**
 * The reference number of a submission, such as `7KQM-2XPT`: the first 40 bits of its UUID in Crockford's
 * base 32, which has no I, L, O or U. Nothing is stored for it, and it leads back to the UUID.
 */

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const GROUP = 4;
/** Hexadecimal digits of the UUID that it stands for. */
const HEX_LENGTH = 10;

/** @param id a UUID in lower case; of another id, whatever begins it counts */
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
 * The beginning of the UUID that a reference number stands for, as UUIDs are written.
 * @param typed in any case of letters, with or without the hyphen; O counts as 0, I and L as 1
 * @returns null where it is no reference number
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
