/** Explains YAML syntax errors to an editor, each at the line that must be fixed. */
import {
  type CST,
  type Document,
  isAlias,
  isCollection,
  isScalar,
  type LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { inQuotes, missingSpaceMessage, mustBeQuoted, valueOn } from './yaml-lines.ts';

export interface YamlMistake {
  /** From 1. */
  line: number;
  message: string;
}

/**
 * @param text whose parsing gave errors, or warnings of unknown tags
 * @param lines the counter that parsed the text
 */
export function yamlMistakes(text: string, lines: LineCounter): YamlMistake[] {
  const document = parseDocument(text, { prettyErrors: false, keepSourceTokens: true });
  const texts = text.split('\n');
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const unclosed = unclosedIn(document).map(({ offset, mark }) => {
    const line = lineAt(offset);
    return { line, message: unclosedMessage(mark, texts[line - 1] ?? '') };
  });
  // The parser misreads everything after an unclosed bracket, so other errors would mislead.
  if (unclosed.length > 0) return unclosed;
  const mistakes = [...document.errors, ...document.warnings].map((error) => {
    const line = lineAt(error.pos[0]);
    const rest = text.slice(error.pos[0]).split('\n', 1)[0] ?? '';
    return { line, message: messageOf(error, { line: texts[line - 1] ?? '', rest }) };
  });
  return mistakes.filter(
    ({ line }, index) => mistakes.findIndex((other) => other.line === line) === index,
  );
}

/** `*name` refers to an anchor. If there is none, the asterisk was probably meant as text. */
export function unresolvedAliases(document: Document, lines: LineCounter): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Alias(_key, node) {
      if (!isAlias(node) || node.resolve(document)) return;
      const { line } = lines.linePos(node.range?.[0] ?? 0);
      mistakes.push({ line, message: mustBeQuoted(`*${node.source}`) });
    },
  });
  return mistakes;
}

interface Unclosed {
  offset: number;
  mark: string;
}

function unclosedIn(document: Document): Unclosed[] {
  const unclosed: Unclosed[] = [];
  visit(document, {
    Node(_key, node) {
      const { range, srcToken } = node as { range?: [number, ...unknown[]]; srcToken?: CST.Token };
      if (!range) return;
      if (isCollection(node) && srcToken?.type === 'flow-collection') {
        const isClosed = srcToken.end.some(({ type }) => /^flow-(map|seq)-end$/.test(type));
        if (!isClosed) unclosed.push({ offset: range[0], mark: srcToken.start.source });
      }
      if (isScalar(node) && srcToken && /quoted-scalar$/.test(srcToken.type)) {
        const { source } = srcToken as { source: string };
        const mark = source.charAt(0);
        if (source.length < 2 || !source.endsWith(mark)) unclosed.push({ offset: range[0], mark });
      }
    },
  });
  return unclosed;
}

function unclosedMessage(mark: string, line: string): string {
  const name = /["']/.test(mark) ? 'quotation mark' : 'bracket';
  const message = `the ${name} ${mark} that opens here is never closed`;
  const [, textWithHash] = /[[,{]\s*([^[\],{}"']*\s#[^\],}]*)/.exec(line) ?? [];
  if (!textWithHash || name !== 'bracket') return message;
  return `${message}: what follows # is a comment, so write ${inQuotes(textWithHash.trim())}`;
}

/**
 * Characters with a meaning in YAML at the start of a value. Text that begins with one needs
 * quotes.
 */
const MARKS = /^[*&!|>%@`[\]{},?#-]/;

const NO_FIELD =
  'must be a field, such as "name: Asha": a colon is missing, or the line belongs to the text above and needs two spaces before it';

const INDENTED = 'is indented differently from its neighbors: use the same number of spaces';

const MIXED =
  'a list ("- entry") and fields ("name: Asha") cannot be mixed on one level: indent the one that belongs to the other';

interface Misread {
  line: string;
  /** The line from the mistake on. */
  rest: string;
}

function colonOrIndent({ rest }: Misread): string {
  if (/^\? /.test(rest)) return mustBeQuoted(rest);
  if (/:(\s|$)/.test(rest)) {
    return `text with a colon in it must be in quotation marks: ${inQuotes(rest.trim())}`;
  }
  return 'the next line is indented as if it belonged to this one';
}

function unknownEscape({ rest }: Misread): string {
  const sequence = /\\./.exec(rest)?.[0] ?? '\\';
  return `${sequence} has no meaning in double quotation marks: write \\${sequence}, or use single ones`;
}

/** Messages of parser errors whose cause is always the same. */
const MESSAGES: Partial<Record<YAMLError['code'], (misread: Misread) => string>> = {
  BLOCK_AS_IMPLICIT_KEY: colonOrIndent,
  BLOCK_IN_FLOW: colonOrIndent,
  TAB_AS_INDENT: () => 'must be indented with spaces, not with a tab',
  DUPLICATE_KEY: ({ rest }) => `${/^[^:]*/.exec(rest)?.[0].trim()} occurs twice: keep one of them`,
  BAD_INDENT: () => INDENTED,
  BAD_DQ_ESCAPE: unknownEscape,
  MULTIPLE_DOCS: () => 'three hyphens or dots end the file here: remove the line',
  KEY_OVER_1024_CHARS: () =>
    'is too long for the name of a field: is a space missing after its colon?',
  RESOURCE_EXHAUSTION: () => 'repeats itself too often with * and &: write the values out',
};

function messageOf({ code, message }: YAMLError, misread: Misread): string {
  const messageFor = MESSAGES[code];
  if (messageFor) return messageFor(misread);
  const { line } = misread;
  const value = valueOn(line);
  return /^["']/.test(value) ? quoteMessage(value) : otherMessage({ line, value, message });
}

/** The message for quoted text that contains its own quotation mark. */
function quoteMessage(value: string): string {
  const mark = value.charAt(0);
  const text = value.endsWith(mark) && value.length > 1 ? value.slice(1, -1) : value.slice(1);
  const name = mark === "'" ? 'an apostrophe' : 'a quotation mark';
  return `${name} inside the text ends it: write ${inQuotes(text)}`;
}

function otherMessage(error: { line: string; value: string; message: string }): string {
  const { line, value, message } = error;
  const glued = missingSpaceMessage(line);
  if (glued) return glued;
  const [, closing] =
    /Unexpected flow-(?:seq|map)-end token in YAML stream: "(.)"/.exec(message) ?? [];
  if (closing) return `the closing bracket ${closing} has no opening bracket`;
  if (/without - indicator/.test(message)) return INDENTED;
  if (MARKS.test(value)) return mustBeQuoted(value);
  if (/^\s*- /.test(line) || /Unexpected (scalar|block-\w+)/.test(message)) return MIXED;
  if (!/:(\s|$)/.test(line)) return NO_FIELD;
  return `is not valid YAML (${message})`;
}
