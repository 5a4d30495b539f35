/** Limits, messages and checks of text that need no schema, so that any page can use them. */

/** With commas. To load a language's rules, as `toLocaleString` does, takes a start 20 ms. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** `40 seconds`, `2 minutes`, `3 hours`: rounded up, so that it is not too early. */
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
  /** Said to people where a browser filled in the honeypot. */
  autofilled:
    'Your browser filled in a hidden field. It is empty again: please send the form once more.',
  /** @param seconds until a repeat is taken */
  tooMany: (seconds: number) =>
    `Too much was sent from your connection. Try again in ${timeSpan(seconds)}.`,
  tooLong: (max: number) => `Use at most ${grouped(max)} characters`,
} as const;

/** Longest values, in UTF-16 code units. 254 is the longest deliverable address (RFC 5321). */
export const TEXT_LIMITS = { line: 200, email: 254, url: 500, message: 5000 } as const;

/** Name of the field that people do not see and programs fill in. */
export const HONEYPOT_FIELD = 'fax';

/** Control characters would let a value break out of a mail header or a log line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the purpose
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Word and PDF break lines by U+000B, U+000C, U+0085, U+2028 and U+2029; old records by U+001C to U+001E. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the purpose
const LINE_BREAKS = /\r\n?|[\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]/g;

/** The same in a text of several lines; U+0000 stays, for checks that refuse it by name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the purpose
const CONTROLS_IN_LINES = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f]+/g;

/**
 * What shows nothing, or turns round what stands beside it, so that a name or an address looks like
 * another. The two joiners stay: Devanagari and emoji are written with them.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]+/gu;

/** More marks on one letter than any script has: they would cover the lines around. */
const TOO_MANY_MARKS = /(\p{M}{6})\p{M}+/gu;

/** Half of a character of two code units: what a cut leaves, and what no encoding can carry. */
const HALF_CHARACTERS = /\p{Surrogate}/gu;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

function visible(text: string): string {
  return withoutInvisible(text.normalize('NFC')).replace(TOO_MANY_MARKS, '$1');
}

/** A value as one line of any length, without characters that only tricks need. */
export function oneLine(text: string): string {
  const line = visible(text.replace(CONTROL_CHARACTERS, ' '));
  return line.replace(HALF_CHARACTERS, '').trim();
}

/** A value fit for a header: one line, without control characters, at most 200 characters. */
export function headerText(text: string): string {
  return oneLine(oneLine(text).slice(0, TEXT_LIMITS.line));
}

/** A text of several lines, which end in a line feed. Words keep a space or a break between them. */
export function severalLines(text: string): string {
  const lines = text.replace(LINE_BREAKS, '\n').replace(CONTROLS_IN_LINES, ' ');
  return visible(lines).replace(HALF_CHARACTERS, '').trim();
}
