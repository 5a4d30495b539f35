/** What this page takes from its URL, which anybody can write. */

import { withoutContacts } from './without-contacts.ts';

/** Longest text, in characters. */
const MAX_TEXT = 300;

/** What a browser may read as something else than a plain path: backslashes (as slashes), control
 * characters (dropped), steps up, a second slash. */
const UNSAFE = /[\p{C}\\]|\.\.|\/\//u;

/** A path on this site as it came, else null. */
export function pathOnThisSite(text: string | null): string | null {
  if (!text?.startsWith('/') || /\s/.test(text)) return null;
  return UNSAFE.test(text) || UNSAFE.test(decoded(text)) ? null : text;
}

/** With `%2e%2e` for what it means; a text that cannot be decoded counts as unsafe. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\\';
  }
}

/** Plain text of at most 300 characters without ways to reach anybody; the default where there is none. */
export function plainText(text: string | null, fallback: string): string {
  const plain = (text ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ');
  return withoutContacts([...plain.trim()].slice(0, MAX_TEXT).join('')) || fallback;
}
