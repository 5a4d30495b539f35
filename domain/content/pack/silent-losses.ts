/** Finds valid YAML of which the parser silently drops or merges something. */

import { type Document, isPair, isScalar, type Node, type Pair, type Scalar, visit } from 'yaml';
import type * as z from 'zod/mini';
import { CONTROLS } from '#contract/markup.ts';
import { inQuotes, missingSpaceMessage, mustBeQuoted } from './yaml-lines.ts';

export interface SilentLoss {
  path: PropertyKey[];
  message: string;
  /** True if the text cannot be stored. */
  isError?: boolean;
}

/**
 * @param text source of the document
 * @param schema that accepts the document
 */
export function silentLosses(
  document: Document,
  text: string,
  schema: z.ZodMiniType,
): SilentLoss[] {
  const losses: SilentLoss[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key') return;
      // Computed only for losses, because it takes longer than finding them.
      const path = () => pathOf(key, ancestors);
      const character = typeof node.value === 'string' ? strangeCharacter(node.value) : undefined;
      if (character) losses.push({ path: path(), ...character });
      const fullText = textWithComment(node, text);
      if (fullText !== undefined && isAccepted(document, schema, path(), fullText)) {
        const message = `ends at #, where a comment begins; if that is part of the text, write ${inQuotes(fullText)}`;
        losses.push({ path: path(), message });
      }
      const markedText = textWithLostMark(node, document);
      if (markedText) losses.push({ path: path(), message: mustBeQuoted(markedText) });
      const glued = gluedLine(node, text);
      if (glued)
        losses.push({ path: path(), message: `the lines below it belong to this text: ${glued}` });
    },
  });
  return losses;
}

/**
 * The text together with the comment after it; undefined without a comment, and for quoted text.
 */
function textWithComment({ type, value, range }: Scalar, text: string): string | undefined {
  if (type !== 'PLAIN' || !range || (typeof value !== 'string' && value !== null)) return undefined;
  const comment = /^[ \t]+#.*/.exec(text.slice(range[1]))?.[0];
  return comment && `${text.slice(range[0], range[1])}${comment}`.trim();
}

/**
 * True if the schema accepts this text at the path. A field with a few fixed values does not, so
 * there it is a real comment.
 */
function isAccepted(document: Document, schema: z.ZodMiniType, path: PropertyKey[], text: string) {
  const value = { root: document.toJS() as unknown };
  let parent: Record<PropertyKey, unknown> = value;
  const keys: PropertyKey[] = ['root', ...path];
  for (const key of keys.slice(0, -1)) parent = parent[key] as Record<PropertyKey, unknown>;
  parent[keys.at(-1) ?? 'root'] = text;
  return schema.safeParse(value.root).success;
}

/** The text with its `&name` or `! `, which YAML drops silently if no alias refers to it. */
function textWithLostMark({ anchor, tag, value }: Scalar, document: Document): string | undefined {
  if (tag === '!') return `! ${value}`;
  if (!anchor || aliasesIn(document).has(anchor)) return undefined;
  return `&${anchor} ${value ?? ''}`.trim();
}

function aliasesIn(document: Document): Set<string> {
  const names = new Set<string>();
  visit(document, { Alias: (_key, { source }) => void names.add(source) });
  return names;
}

/**
 * A line such as `b:y` or `-entry`, meant as a field or an entry, that has become part of the text
 * above.
 */
function gluedLine({ type, range }: Scalar, text: string): string | undefined {
  if (type !== 'PLAIN' || !range) return undefined;
  const [, ...nextLines] = text.slice(range[0], range[1]).split('\n');
  return nextLines.map(missingSpaceMessage).find((message) => message !== undefined);
}

function pathOf(
  key: number | 'key' | 'value' | null,
  ancestors: readonly (Document | Node | Pair)[],
): PropertyKey[] {
  const steps = [...ancestors.slice(1), undefined].map((next, index) => {
    const parent = ancestors[index];
    if (isPair(parent)) return isScalar(parent.key) ? String(parent.key.value) : '';
    const items = (parent as { items?: unknown[] } | undefined)?.items;
    const position = next === undefined ? key : items?.indexOf(next);
    // A pair is an item of its map, but its step in the path is its key.
    return isPair(next) || typeof position !== 'number' ? undefined : position;
  });
  return steps.filter((step) => step !== undefined);
}

/** PostgreSQL cannot store U+0000, and a single surrogate is not a character. */
const UNSTORABLE = /\0|\p{Cs}/u;

/** Matches a replacement character, and UTF-8 that was decoded as windows-1252. */
const GARBLED =
  /\ufffd|Ã[\u0080-\u00bf\u2018-\u203a]|â€[\u0090-\u00bf\u0152-\u2122]|à¤[\u0080-\u00bf]/u;

/** The message for the first control character or garbled text. */
function strangeCharacter(text: string): { message: string; isError: boolean } | undefined {
  const [control] = UNSTORABLE.exec(text) ?? text.match(CONTROLS) ?? [];
  if (control !== undefined) {
    const code = (control.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `has a control character (U+${code}), perhaps copied from Word or a PDF: delete it, or replace it with a space or a line break`;
    return { message, isError: UNSTORABLE.test(control) };
  }
  const garbled = GARBLED.exec(text)?.[0];
  if (garbled === undefined) return undefined;
  const message = `has "${garbled}", which was saved in another encoding: type it again`;
  return { message, isError: false };
}

/**
 * Lines of a Markdown body with strange characters, numbered from 1 in the whole file. The front
 * matter is checked as YAML instead.
 */
export function strangeLines(source: string): { line: number; message: string }[] {
  const lines = source.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  return lines.flatMap((line, index) => {
    const character = index > end ? strangeCharacter(line) : undefined;
    return character ? [{ line: index + 1, message: character.message }] : [];
  });
}
