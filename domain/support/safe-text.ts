/**
 * Text from people must not control a terminal or reverse the reading direction of a line, so such
 * characters are written as escapes. Line breaks, tabs and the joiners of Devanagari are kept.
 */
const UNSAFE = /[[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]--[\t\n\u200c\u200d]]/gv;

/** Text for people to read: an escape character is shown as `\u{1b}`. */
export function safeText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** As `safeText`, on one line. */
export function safeLine(text: string): string {
  return safeText(text.replace(/\s+/g, ' ').trim());
}

/**
 * Lossless JSON: unsafe characters become `\uXXXX`. Numbers under names that end in `At` become ISO
 * times.
 */
export function safeJson(value: unknown, indent = 2): string {
  return JSON.stringify(value, timesAsIso, indent).replace(UNSAFE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

function timesAsIso(name: string, value: unknown): unknown {
  return typeof value === 'number' && name.endsWith('At') ? new Date(value).toISOString() : value;
}
