/** Lines of YAML as an editor typed them. */
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { type ContentProblem, readPackText } from '#domain/content/pack-files/index.ts';

/** What stands behind `name: ` or `- `; empty for a line without either. */
export function valueOn(line: string): string {
  return (
    /^(?:\s*-\s+)*(?:["']?[\p{L}_][\w-]*["']?:\s+|(?<=-\s+))(\S.*?)\s*$/u.exec(line)?.[1] ?? ''
  );
}

/** `name:Asha`, `-entry`: without the space it is a text. */
export function gluedMessage(line: string): string | undefined {
  const [, key, glued] = /^\s*(?:- )?["']?([\p{L}_][\w-]*)["']?:([^\s/].*)$/u.exec(line) ?? [];
  if (key && glued) return `a space is missing after the colon: write "${key}: ${glued.trim()}"`;
  const [, entry] = /^\s*-([^\s\d-].*)$/.exec(line) ?? [];
  return entry && `a space is missing after the hyphen: write "- ${entry.trim()}"`;
}

export const gluedIn = (text: string) => linesOf(text, gluedMessage);

/** The text in the quotation marks that fit it. */
export function inQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

export const mustBeQuoted = (text: string) =>
  `a text that begins with ${text.charAt(0)} must stand in quotation marks: ${inQuotes(text)}`;

/** Looks like the space, colon or hyphen of YAML and is none: typed on a phone, or copied from a page. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/^[ ]*(?:- )?[\p{L}_][\w-]*：/u, 'has a full-width colon: type it again as ":" and a space'],
  [
    /^\s*(?:- )?[\p{L}_][\w-]*(?:[\u00a0\u2000-\u200b\u202f\u3000] *:|:[\u00a0\u2000-\u200b\u202f\u3000])/u,
    'has a space beside the colon that is no plain one (copied from a page): type it again',
  ],
  [
    /^ *[\u00a0\u2000-\u200b\u202f\u3000]/u,
    'is indented with spaces that are no plain ones (copied from a page): type them again',
  ],
  [/^\s*[•–—·*] +\S/u, 'an entry of a list begins with a hyphen and a space: "- "'],
];

/** Lines that cannot be what they look like, from 1. */
export function lookalikesIn(text: string): { line: number; message: string }[] {
  return linesOf(text, (line) => LOOKALIKES.find(([form]) => form.test(line))?.[1]);
}

function linesOf(text: string, messageOf: (line: string) => string | undefined) {
  return text.split('\n').flatMap((line, index) => {
    const message = messageOf(line);
    return message ? [{ line: index + 1, message }] : [];
  });
}

/** From 1: the line of the field, or of the nearest thing around it that is there. */
export function fieldLine(document: Document, lines: LineCounter, path: PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The same of a text that has been checked before. */
export function fieldLineIn(text: string, path: PropertyKey[]): number {
  const lines = new LineCounter();
  return fieldLine(parseDocument(text, { lineCounter: lines }), lines, path);
}

/** What is wrong with a field, before its line is known. */
export interface FieldMistake {
  file: string;
  path: PropertyKey[];
  message: string;
}

/** To find the line takes parsing the file once more: only where there is something to say. */
export const atField = (
  contentDir: string,
  { file, path, message }: FieldMistake,
): ContentProblem => ({
  file,
  line: fieldLineIn(readPackText(contentDir, file), path),
  field: path.map(String).join('.'),
  message,
});

/** From 1: the first line that begins so; 0 where none does. */
export const lineStarting = (text: string, start: string): number =>
  1 + text.split('\n').findIndex((line) => line.startsWith(start));
