/** Finds mistakes in single lines of YAML, and the lines of fields. */
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import {
  type ContentProblem,
  type PackSource,
  readPackText,
} from '#domain/content/pack-files/index.ts';

/** After the name of an empty field that does not exist. */
export const COMMA_IN_BRACES =
  '; if it is part of a text in { }, write that text in quotation marks, because it has a comma';

/** The text after `name: ` or `- `; empty for a line without either. */
export function valueOn(line: string): string {
  return (
    /^(?:\s*-\s+)*(?:["']?[\p{L}_][\w-]*["']?:\s+|(?<=-\s+))(\S.*?)\s*$/u.exec(line)?.[1] ?? ''
  );
}

/** The message for `name:Asha` or `-entry`, which YAML reads as text because a space is missing. */
export function missingSpaceMessage(line: string): string | undefined {
  const [, key, glued] = /^\s*(?:- )?["']?([\p{L}_][\w-]*)["']?:([^\s/].*)$/u.exec(line) ?? [];
  if (key && glued) return `a space is missing after the colon: write "${key}: ${glued.trim()}"`;
  const [, entry] = /^\s*-([^\s\d-].*)$/.exec(line) ?? [];
  return entry && `a space is missing after the hyphen: write "- ${entry.trim()}"`;
}

export const missingSpacesIn = (text: string) => linesOf(text, missingSpaceMessage);

/** The text in double quotation marks, or in single ones if it contains `"` or a backslash. */
export function inQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

export const mustBeQuoted = (text: string) =>
  `text that begins with ${text.charAt(0)} must be in quotation marks: ${inQuotes(text)}`;

/**
 * Characters that look like YAML's space, colon or hyphen, typed on a phone or copied from a page.
 */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/^[ ]*(?:- )?[\p{L}_][\w-]*：/u, 'has a full-width colon: replace it with ":" and a space'],
  [
    /^\s*(?:- )?[\p{L}_][\w-]*(?:[\u00a0\u2000-\u200b\u202f\u3000] *:|:[\u00a0\u2000-\u200b\u202f\u3000])/u,
    'has a special space next to the colon (copied from a page): type the space again',
  ],
  [
    /^ *[\u00a0\u2000-\u200b\u202f\u3000]/u,
    'is indented with special spaces (copied from a page): type them again',
  ],
  [/^\s*[•–—·*] +\S/u, 'an entry of a list begins with a hyphen and a space: "- "'],
];

/** Lines with lookalikes of YAML syntax, numbered from 1. */
export function lookalikesIn(text: string): { line: number; message: string }[] {
  return linesOf(text, (line) => LOOKALIKES.find(([pattern]) => pattern.test(line))?.[1]);
}

function linesOf(text: string, messageOf: (line: string) => string | undefined) {
  return text.split('\n').flatMap((line, index) => {
    const message = messageOf(line);
    return message ? [{ line: index + 1, message }] : [];
  });
}

/** The line of a field, or of its nearest existing ancestor, from 1. */
export function fieldLine(document: Document, lines: LineCounter, path: PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The last text of `fieldLineIn`, which is often called for several fields of one file. */
let parsed: { text: string; document: Document; lines: LineCounter } | undefined;

/** As `fieldLine`, but parses the text. */
export function fieldLineIn(text: string, path: PropertyKey[]): number {
  if (parsed?.text !== text) {
    const lines = new LineCounter();
    parsed = { text, document: parseDocument(text, { lineCounter: lines }), lines };
  }
  return fieldLine(parsed.document, parsed.lines, path);
}

/** A mistake of a field without its line. */
export interface FieldMistake {
  file: string;
  path: PropertyKey[];
  message: string;
}

/** Finding the line parses the file again, so this is called only for actual mistakes. */
export const atField = (
  contentDir: PackSource,
  { file, path, message }: FieldMistake,
): ContentProblem => ({
  file,
  line: fieldLineIn(readPackText(contentDir, file), path),
  field: path.map(String).join('.'),
  message,
});

/** The first line that begins with `start`, from 1; 0 if there is none. */
export const lineStarting = (text: string, start: string): number =>
  1 + text.split('\n').findIndex((line) => line.startsWith(start));
