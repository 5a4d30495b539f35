/** Parses YAML for splicing, and reads how the file is laid out. */
import { type Document, isMap, isScalar, isSeq, parseDocument, type Scalar, visit } from 'yaml';
import { ChangeError } from './change-error.ts';
import { copyValue } from './json-values.ts';

/** How the file is indented and folded. New lines are written in the same way. */
export interface Layout {
  /** Columns by which a map is indented below its key. */
  mapStep: number;
  /** Columns by which the hyphens of a list are indented below its key. */
  listStep: number;
  /** Most columns of a line of folded text. */
  foldWidth: number;
}

export interface YamlText {
  /** Ends with a line feed. */
  text: string;
  document: Document.Parsed;
  data: unknown;
}

/** Columns that no line passes because of a change, unless one word is longer. */
export const MOST_COLUMNS = 120;

/** Characters. The longest file of the default pack has 21,000. Parsing takes a second for 1 MB. */
export const MOST_CHARACTERS = 128 * 1024;

export const tooLong = () => new ChangeError([], 'Keep the fields of this file below 128 KB.');

/** @throws ChangeError if the text is not valid YAML, or too long */
export function parseYamlText(text: string): YamlText {
  if (text.length > MOST_CHARACTERS) throw tooLong();
  const parsed = tryParse(text);
  if (!parsed) {
    throw new ChangeError([], 'This file is not valid YAML. Correct its source first.');
  }
  return parsed;
}

/**
 * Results by text, the latest last. Each change of a series starts from the text that the previous
 * one has just parsed.
 */
const parsedTexts = new Map<string, YamlText>();
const MOST_PARSED_TEXTS = 4;
/** Characters. A longer text would hold much memory for a rare change. */
const MOST_KEPT_CHARACTERS = 64 * 1024;

/** Undefined for YAML that is invalid or too long. The result is shared, so callers must not modify it. */
export function tryParse(text: string): YamlText | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const known = parsedTexts.get(text);
  const parsed = known ?? parse(text);
  if (!parsed || text.length > MOST_KEPT_CHARACTERS) return parsed;
  parsedTexts.delete(text);
  parsedTexts.set(text, parsed);
  const [oldest] = parsedTexts.keys();
  if (parsedTexts.size > MOST_PARSED_TEXTS && oldest !== undefined) parsedTexts.delete(oldest);
  return parsed;
}

function parse(text: string): YamlText | undefined {
  const options = { keepSourceTokens: true, prettyErrors: false, logLevel: 'silent' } as const;
  try {
    const document = parseDocument(text, options);
    if (document.errors.length + document.warnings.length > 0) return undefined;
    // Throws if an alias has no anchor, or if aliases multiply too often.
    return { text, document, data: copyValue<unknown>(document.toJS()) };
  } catch {
    return undefined;
  }
}

export function layoutOf({ text, document }: YamlText): Layout {
  const mapSteps = new Map<number, number>();
  const listSteps = new Map<number, number>();
  let longest = 0;
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !key.range) return;
      const isBlock = (isMap(value) || isSeq(value)) && !value.flow && value.range;
      if (!isBlock) return;
      const step = columnAt(text, value.range?.[0] ?? 0) - columnAt(text, key.range[0]);
      count(isSeq(value) ? listSteps : mapSteps, step);
    },
    Scalar(_key, scalar) {
      const lines = foldedLines(text, scalar);
      if (lines.length > 1) longest = Math.max(longest, ...lines.map((line) => line.length));
    },
  });
  return {
    mapStep: Math.max(1, mostFrequent(mapSteps) ?? 2),
    listStep: Math.max(0, mostFrequent(listSteps) ?? 2),
    foldWidth: longest === 0 ? 100 : Math.min(Math.max(longest, 60), MOST_COLUMNS),
  };
}

function foldedLines(text: string, { type, range }: Scalar): string[] {
  if (type !== 'BLOCK_FOLDED' || !range) return [];
  return text.slice(range[0], range[1]).trimEnd().split('\n').slice(1);
}

const count = (counts: Map<number, number>, value: number) =>
  void counts.set(value, (counts.get(value) ?? 0) + 1);

function mostFrequent(counts: Map<number, number>): number | undefined {
  const [most] = [...counts].sort(([, left], [, right]) => right - left);
  return most?.[0];
}

export const lineStart = (text: string, offset: number): number =>
  text.lastIndexOf('\n', offset - 1) + 1;

/** The offset after the line feed of the line at the offset. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

export const columnAt = (text: string, offset: number): number => offset - lineStart(text, offset);
