/**
 * Limits, messages and normalization of text. Does not depend on zod, so any page can import it.
 */

/**
 * Adds thousands separators. `toLocaleString` would load locale data, which takes 20 ms at startup.
 */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** `40 seconds`, `2 minutes`, `3 hours`: rounded up, so that a retry is not too early. */
function timeSpan(seconds: number): string {
  const [unit, length] =
    seconds < 60 ? ['second', 1] : seconds < 3600 ? ['minute', 60] : ['hour', 3600];
  const count = Math.max(1, Math.ceil(seconds / Number(length)));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export const MESSAGES = {
  required: 'This Field Is Required',
  email: 'Email must be valid',
  captchaField: 'Please Verify This Captcha',
  captchaSnackbar: 'Please Verify The Captcha',
  nullByte: 'Contains a character that cannot be stored',
  honeypot: 'Leave this field empty',
  /** Shown when a browser's autofill filled in the honeypot. */
  autofilled:
    'Your browser filled in a hidden field. It has been cleared. Please send the form again.',
  /** @param seconds until a retry is accepted */
  tooMany: (seconds: number) =>
    `Too many requests from your connection. Try again in ${timeSpan(seconds)}.`,
  tooLong: (max: number) => `Use at most ${grouped(max)} characters`,
} as const;

/** Maximum lengths in UTF-16 code units. 254 is the longest deliverable address (RFC 5321). */
export const TEXT_LIMITS = { line: 200, email: 254, url: 500, message: 5000 } as const;

/** Name of the honeypot field, which is hidden from people and filled in by bots. */
export const HONEYPOT_FIELD = 'fax';

/** Control characters could let a value break out of a mail header or a log line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the purpose
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/**
 * Line breaks of Word and PDF are U+000B, U+000C, U+0085, U+2028 and U+2029; of old record formats
 * U+001C to U+001E.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the purpose
const LINE_BREAKS = /\r\n?|[\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]/g;

/**
 * Control characters in multi-line text. U+0000 stays, because validation refuses it explicitly.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the purpose
const CONTROLS_IN_LINES = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f]+/g;

/**
 * Invisible characters and direction overrides, which make a name or an address look like another.
 * The two joiners are excluded, because Devanagari and emoji need them.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]+/gu;

/** More combining marks on a letter than any script uses, which would cover adjacent lines. */
const TOO_MANY_MARKS = /(\p{M}{6})\p{M}+/gu;

/** Lone surrogates: they remain when a string is cut, and no encoding can represent them. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

function withoutTricks(text: string): string {
  return removeInvisible(text.normalize('NFC')).replace(TOO_MANY_MARKS, '$1');
}

/** Normalizes to one line of any length, without control, invisible or stacked characters. */
export function toOneLine(text: string): string {
  const line = withoutTricks(text.replace(CONTROL_CHARACTERS, ' '));
  return line.replace(LONE_SURROGATES, '').trim();
}

/** Normalizes for use in a header: one line of at most 200 characters. */
export function toHeaderText(text: string): string {
  return toOneLine(toOneLine(text).slice(0, TEXT_LIMITS.line));
}

/** Normalizes multi-line text: line breaks as LF, control characters as spaces. */
export function toLines(text: string): string {
  const lines = text.replace(LINE_BREAKS, '\n').replace(CONTROLS_IN_LINES, ' ');
  return withoutTricks(lines).replace(LONE_SURROGATES, '').trim();
}
