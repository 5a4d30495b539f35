/** What a YAML text says and nobody would see: it can be read, and something of it is lost. */

import { type Document, isPair, isScalar, type Node, type Pair, type Scalar, visit } from 'yaml';
import type * as z from 'zod/mini';
import { CONTROLS } from '#contract/markup.ts';
import { gluedMessage, inQuotes, mustBeQuoted } from './yaml-lines.ts';

export interface SilentLoss {
  path: PropertyKey[];
  message: string;
  /** Whether it must not be stored. */
  isWrong?: boolean;
}

/**
 * @param text that was parsed
 * @param schema that takes it
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
      const path = pathOf(key, ancestors);
      const strange = typeof node.value === 'string' ? strangeCharacter(node.value) : undefined;
      if (strange) losses.push({ path, ...strange });
      const cut = cutText(node, text);
      if (cut !== undefined && isTaken(document, schema, path, cut)) {
        const message = `ends at #, where a comment begins; if that is part of the text, write ${inQuotes(cut)}`;
        losses.push({ path, message });
      }
      const mark = lostMark(node, document);
      if (mark) losses.push({ path, message: mustBeQuoted(mark) });
      const glued = gluedLine(node, text);
      if (glued) losses.push({ path, message: `the lines below it belong to this text: ${glued}` });
    },
  });
  return losses;
}

/** The text together with the comment behind it; undefined where there is none, and for what is quoted. */
function cutText({ type, value, range }: Scalar, text: string): string | undefined {
  if (type !== 'PLAIN' || !range || (typeof value !== 'string' && value !== null)) return undefined;
  const comment = /^[ \t]+#.*/.exec(text.slice(range[1]))?.[0];
  return comment && `${text.slice(range[0], range[1])}${comment}`.trim();
}

/** A place with a few fixed values takes no other text: there it is a comment. */
function isTaken(document: Document, schema: z.ZodMiniType, path: PropertyKey[], text: string) {
  const value = { root: document.toJS() as unknown };
  let place: Record<PropertyKey, unknown> = value;
  const keys: PropertyKey[] = ['root', ...path];
  for (const key of keys.slice(0, -1)) place = place[key] as Record<PropertyKey, unknown>;
  place[keys.at(-1) ?? 'root'] = text;
  return schema.safeParse(value.root).success;
}

/** `&name` and `! ` are YAML's own, and go without a word where nothing refers to them. */
function lostMark({ anchor, tag, value }: Scalar, document: Document): string | undefined {
  if (tag === '!') return `! ${value}`;
  if (!anchor || aliasesIn(document).has(anchor)) return undefined;
  return `&${anchor} ${value ?? ''}`.trim();
}

function aliasesIn(document: Document): Set<string> {
  const names = new Set<string>();
  visit(document, { Alias: (_key, { source }) => void names.add(source) });
  return names;
}

/** `b:y` or `-entry` below a text was meant to be a field or an entry, and has become part of the text. */
function gluedLine({ type, range }: Scalar, text: string): string | undefined {
  if (type !== 'PLAIN' || !range) return undefined;
  const [, ...below] = text.slice(range[0], range[1]).split('\n');
  return below.map(gluedMessage).find((message) => message !== undefined);
}

function pathOf(
  key: number | 'key' | 'value' | null,
  ancestors: readonly (Document | Node | Pair)[],
): PropertyKey[] {
  const steps = [...ancestors.slice(1), undefined].map((next, at) => {
    const above = ancestors[at];
    if (isPair(above)) return isScalar(above.key) ? String(above.key.value) : '';
    const items = (above as { items?: unknown[] } | undefined)?.items;
    const position = next === undefined ? key : items?.indexOf(next);
    // A pair is an item of its map, and named by its key.
    return isPair(next) || typeof position !== 'number' ? undefined : position;
  });
  return steps.filter((step) => step !== undefined);
}

/** PostgreSQL stores no zero, and half of a pair is no character. */
const UNSTORABLE = /\0|\p{Cs}/u;

/** A character that was lost, and UTF-8 that was once read as Windows' own encoding. */
const GARBLED =
  /\ufffd|Ã[\u0080-\u00bf\u2018-\u203a]|â€[\u0090-\u00bf\u0152-\u2122]|à¤[\u0080-\u00bf]/u;

/** The first one of a text. */
function strangeCharacter(text: string): { message: string; isWrong: boolean } | undefined {
  const [found] = UNSTORABLE.exec(text) ?? text.match(CONTROLS) ?? [];
  if (found !== undefined) {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `has a control character (U+${code}), perhaps copied from Word or a PDF: delete it, or put a space or a new line in its place`;
    return { message, isWrong: UNSTORABLE.test(found) };
  }
  const garbled = GARBLED.exec(text)?.[0];
  if (garbled === undefined) return undefined;
  const message = `has "${garbled}", letters that were saved in another encoding: type them again`;
  return { message, isWrong: false };
}

/** Lines of a Markdown text, with their numbers from 1; those of its front matter are looked at as YAML. */
export function strangeLines(source: string): { line: number; message: string }[] {
  const lines = source.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  return lines.flatMap((line, index) => {
    const strange = index > end ? strangeCharacter(line) : undefined;
    return strange ? [{ line: index + 1, message: strange.message }] : [];
  });
}
