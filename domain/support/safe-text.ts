/**
 * What people typed must not steer a terminal, nor turn around the order in which a line is read:
 * such characters are shown by their number. Line breaks, tabs and the joiners of Devanagari stay.
 */
const UNSAFE = /[[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]--[\t\n\u200c\u200d]]/gv;

/** For the eye: `\u{1b}` stands for an escape. */
export function safeText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** The same in one line. */
export function safeLine(text: string): string {
  return safeText(text.replace(/\s+/g, ' ').trim());
}

/** JSON in which the text is exact, in JSON's own escapes; times are ISO strings. */
export function safeJson(value: unknown, indent = 2): string {
  return JSON.stringify(value, timesAsIso, indent).replace(UNSAFE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** Moments are the numbers whose names end so. */
function timesAsIso(name: string, value: unknown): unknown {
  return typeof value === 'number' && name.endsWith('At') ? new Date(value).toISOString() : value;
}
