/** Cleans the values of this page's URL, which anyone can write. */

import { latinDigits } from '#contract/digits.ts';

/** Characters. */
const MAX_TEXT = 300;

/**
 * Characters that a browser may not read as part of a plain path: backslashes (read as slashes),
 * control characters (dropped), `..`, and a second slash.
 */
const UNSAFE = /[\p{C}\\]|\.\.|\/\//u;

/** Returns a path on this site unchanged, and null for anything else. */
export function pathOnThisSite(text: string | null): string | null {
  if (!text?.startsWith('/') || /\s/.test(text)) return null;
  return UNSAFE.test(text) || UNSAFE.test(decode(text)) ? null : text;
}

/** Decodes escapes such as `%2e%2e`; a text that cannot be decoded counts as unsafe. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\\';
  }
}

/** Plain text of at most 300 characters without contact details; the default if none is left. */
export function plainText(text: string | null, fallback: string): string {
  const plain = (text ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ');
  return withoutContacts([...plain.trim()].slice(0, MAX_TEXT).join('')) || fallback;
}

/** Keeps the joiners of Devanagari, because words need them and no address has one. */
const INVISIBLE = /[[\p{Cf}\u115f\u1160\u3164]--[\u200c\u200d]]/gv;

const EMAIL =
  /[^\s@<>]+(?:\s*(?:\(at\)|\[at\])\s*|@)[^\s@<>]+(?:\s*(?:\(dot\)|\[dot\])\s*[^\s@<>]+)*/giu;
const URL_WITH_SCHEME = /\b[a-z][a-z\d+.-]*:\/\/\S*|\b(?:mailto|tel|sms|javascript|data):\S+/giu;
/** `evil.example/path`: dots of any script, and `(dot)`. */
const DOMAIN =
  /(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}\-]*\s?(?:[.。]|\(dot\)|\[dot\])\s?)+(?:[\p{Ll}\p{Lu}]{2,24}|\p{Lo}[\p{Lo}\p{M}]{1,24}|xn--[a-z\d\-]+)(?![\p{L}\p{M}])(?::\d+)?(?:[\/?#]\S*)?/gv;
/** A phone number with dots has more parts. */
const IP_ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)(?:[:/?#]\S*)?/g;
/** Seven digits or more, with the usual separators. */
const PHONE = /[+(]{0,2}\d(?:[\s().\-/·–]{0,3}\d){6,}/g;
/** Shorter numbers may be years, ranges or prices, so only those after words such as "call". */
const SHORT_PHONE =
  /(?<=(?<![\p{L}\p{N}])(?:call|dial|phone|telephone|tel|mobile|cell|sms|whatsapp|viber|फोन)(?:\s+(?:us|me|at|on|now|number|no))*[\s:.]{1,3})(?!\d{1,2}\.\d{2}(?![.\d]))[+(]{0,2}\d(?:[\s().\-/·–]{0,3}\d){2,5}(?![\p{L}\p{N}]|[,.:]\d|\s*%)/giu;
/** A reference number that happens to have no letters. */
const REFERENCE = /^\d{4}-\d{4}$/;

/** Tools whose names look like domains. Endings that are no top-level domain need no entry. */
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
/** The first word of a sentence after a missing space, which is no top-level domain. */
const SENTENCE_START =
  /\.(?:The|Then|This|That|These|There|They|We|Your|Our|Please|Thank|Thanks|If|When|Once|After|Until|And|But|What|Why)$/;

function isDomain(match: string): boolean {
  if (/[.]\s/.test(match) || SENTENCE_START.test(match)) return false;
  return !TOOLS.has(match.toLowerCase()) && !FILE_ENDINGS.test(match);
}

/**
 * Anyone can write the texts of this page's URL, and they look like the company's own. So phone
 * numbers, email addresses and URLs are removed, and the page cannot lead visitors to an attacker.
 * @returns the text unchanged if it has none of them, otherwise the rest
 */
export function withoutContacts(text: string): string {
  const plain = latinDigits(text.normalize('NFKC').replace(INVISIBLE, ''));
  const rest = plain
    .replace(EMAIL, '')
    .replace(URL_WITH_SCHEME, '')
    .replace(IP_ADDRESS, '')
    .replace(DOMAIN, (match) => (isDomain(match) ? '' : match))
    .replace(PHONE, (match) => (REFERENCE.test(match.trim()) ? match : ''))
    .replace(SHORT_PHONE, '');
  return rest === plain ? text : rest.replace(/\s{2,}/g, ' ').trim();
}
