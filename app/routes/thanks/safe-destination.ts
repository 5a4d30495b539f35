/** What this page takes from its URL, which anybody can write. */

import { latinDigits } from '#contract/digits.ts';

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

/** Joiners of Devanagari stay: words need them, and no address has one. */
const INVISIBLE = /[[\p{Cf}\u115f\u1160\u3164]--[\u200c\u200d]]/gv;

const EMAIL =
  /[^\s@<>]+(?:\s*(?:\(at\)|\[at\])\s*|@)[^\s@<>]+(?:\s*(?:\(dot\)|\[dot\])\s*[^\s@<>]+)*/giu;
const URL_WITH_SCHEME = /\b[a-z][a-z\d+.-]*:\/\/\S*|\b(?:mailto|tel|sms|javascript|data):\S+/giu;
/** `evil.example/path`: dots of any script, and `(dot)`. */
const DOMAIN =
  /(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}\-]*\s?(?:[.。]|\(dot\)|\[dot\])\s?)+(?:[\p{Ll}\p{Lu}]{2,24}|\p{Lo}[\p{Lo}\p{M}]{1,24}|xn--[a-z\d\-]+)(?![\p{L}\p{M}])(?::\d+)?(?:[\/?#]\S*)?/gv;
/** A phone number with dots has more parts. */
const IP_ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)(?:[:/?#]\S*)?/g;
/** Seven digits or more, with what people put between them. */
const PHONE = /[+(]{0,2}\d(?:[\s().\-/·–]{0,3}\d){6,}/g;
/** Shorter ones look like years, ranges and prices, so only those that the text says to call. */
const SHORT_PHONE =
  /(?<=(?<![\p{L}\p{N}])(?:call|dial|phone|telephone|tel|mobile|cell|sms|whatsapp|viber|फोन)(?:\s+(?:us|me|at|on|now|number|no))*[\s:.]{1,3})(?!\d{1,2}\.\d{2}(?![.\d]))[+(]{0,2}\d(?:[\s().\-/·–]{0,3}\d){2,5}(?![\p{L}\p{N}]|[,.:]\d|\s*%)/giu;
/** A reference number of ours that happens to have no letter. */
const REFERENCE = /^\d{4}-\d{4}$/;

/** Names of tools that read like domains. Endings that are no top-level domain need no entry. */
const TOOLS = new Set([
  'asp.net',
  'ado.net',
  'vb.net',
  'ml.net',
  'socket.io',
  'draw.io',
  'fast.ai',
]);
const FILE_ENDINGS = /\.(js|ts|jsx|tsx|css|php|sql|xml|json)(?![^/?#:])/i;
/** Two sentences without a space between them: their second word is no top-level domain. */
const SENTENCE_START =
  /\.(?:The|Then|This|That|These|There|They|We|Your|Our|Please|Thank|Thanks|If|When|Once|After|Until|And|But|What|Why)$/;

function isDomain(found: string): boolean {
  if (/[.]\s/.test(found) || SENTENCE_START.test(found)) return false;
  return !TOOLS.has(found.toLowerCase()) && !FILE_ENDINGS.test(found);
}

/**
 * Anybody can write the texts of this page's URL, and they read as the company's own words. So a phone
 * number, an e-mail address or a URL in them is left out, so our page leads no visitor to a stranger.
 * @returns the text as it came where it has none of them, else what is left of it
 */
export function withoutContacts(text: string): string {
  const plain = latinDigits(text.normalize('NFKC').replace(INVISIBLE, ''));
  const left = plain
    .replace(EMAIL, '')
    .replace(URL_WITH_SCHEME, '')
    .replace(IP_ADDRESS, '')
    .replace(DOMAIN, (found) => (isDomain(found) ? '' : found))
    .replace(PHONE, (found) => (REFERENCE.test(found.trim()) ? found : ''))
    .replace(SHORT_PHONE, '');
  return left === plain ? text : left.replace(/\s{2,}/g, ' ').trim();
}
