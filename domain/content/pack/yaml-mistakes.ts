/** What is wrong with a text that is not YAML, in words for its editor, at the line to be mended. */
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
import { gluedMessage, inQuotes, mustBeQuoted, valueOn } from './yaml-lines.ts';

export interface YamlMistake {
  /** From 1. */
  line: number;
  message: string;
}

/**
 * @param text not YAML: parsing it gave errors, or warnings of tags that nobody knows
 * @param lines was given to the parser together with the text
 */
export function yamlMistakes(text: string, lines: LineCounter): YamlMistake[] {
  const document = parseDocument(text, { prettyErrors: false, keepSourceTokens: true });
  const texts = text.split('\n');
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const unclosed = unclosedIn(document).map(({ offset, mark }) => {
    const line = lineAt(offset);
    return { line, message: unclosedMessage(mark, texts[line - 1] ?? '') };
  });
  // What follows it is misread, so that its errors would only mislead.
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

/** `*name` refers to an anchor; where there is none, somebody meant the asterisk. */
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
  const found: Unclosed[] = [];
  visit(document, {
    Node(_key, node) {
      const { range, srcToken } = node as { range?: [number, ...unknown[]]; srcToken?: CST.Token };
      if (!range) return;
      if (isCollection(node) && srcToken?.type === 'flow-collection') {
        const isClosed = srcToken.end.some(({ type }) => /^flow-(map|seq)-end$/.test(type));
        if (!isClosed) found.push({ offset: range[0], mark: srcToken.start.source });
      }
      if (isScalar(node) && srcToken && /quoted-scalar$/.test(srcToken.type)) {
        const { source } = srcToken as { source: string };
        const mark = source.charAt(0);
        if (source.length < 2 || !source.endsWith(mark)) found.push({ offset: range[0], mark });
      }
    },
  });
  return found;
}

function unclosedMessage(mark: string, line: string): string {
  const name = /["']/.test(mark) ? 'quotation mark' : 'bracket';
  const never = `the ${name} ${mark} that opens here is never closed`;
  const [, cut] = /[[,{]\s*([^[\],{}"']*\s#[^\],}]*)/.exec(line) ?? [];
  if (!cut || name !== 'bracket') return never;
  return `${never}: what follows # is a comment, so write ${inQuotes(cut.trim())}`;
}

/** What begins something of YAML's own, and is no text before it stands in quotation marks. */
const MARKS = /^[*&!|>%@`[\]{},?#-]/;

const NO_FIELD =
  'must be a field, such as "name: Asha": a colon is missing, or the line belongs to the text above and needs two spaces before it';

const INDENTED =
  'is indented in another way than what it belongs to: put the same number of spaces before each';

const MIXED =
  'a list ("- entry") and fields ("name: Asha") cannot stand side by side: indent the one that belongs to the other';

interface Misread {
  /** The whole line, and what it has from the mistake on. */
  line: string;
  rest: string;
}

function colonOrIndent({ rest }: Misread): string {
  if (/^\? /.test(rest)) return mustBeQuoted(rest);
  if (/:(\s|$)/.test(rest)) {
    return `a text with a colon in it must stand in quotation marks: ${inQuotes(rest.trim())}`;
  }
  return 'the next line is indented as if it belonged to this one';
}

function unknownEscape({ rest }: Misread): string {
  const typed = /\\./.exec(rest)?.[0] ?? '\\';
  return `${typed} means nothing between double quotation marks: write \\${typed}, or use single ones`;
}

/** Errors of the parser that mean the same in each text. */
const MESSAGES: Partial<Record<YAMLError['code'], (misread: Misread) => string>> = {
  BLOCK_AS_IMPLICIT_KEY: colonOrIndent,
  BLOCK_IN_FLOW: colonOrIndent,
  TAB_AS_INDENT: () => 'must be indented with spaces, not with a tab',
  DUPLICATE_KEY: ({ rest }) =>
    `${/^[^:]*/.exec(rest)?.[0].trim()} is there twice: keep one of them`,
  BAD_INDENT: () => INDENTED,
  BAD_DQ_ESCAPE: unknownEscape,
  MULTIPLE_DOCS: () => 'three hyphens or dots end the file here: remove the line',
  KEY_OVER_1024_CHARS: () =>
    'is too long for the name of a field: is a space missing after its colon?',
  RESOURCE_EXHAUSTION: () => 'refers to itself over and over with * and &: write it out',
};

function messageOf({ code, message }: YAMLError, misread: Misread): string {
  const known = MESSAGES[code];
  if (known) return known(misread);
  const { line } = misread;
  const value = valueOn(line);
  return /^["']/.test(value) ? quoteMessage(value) : otherMessage({ line, value, message });
}

/** A text in quotation marks with one of them inside it. */
function quoteMessage(value: string): string {
  const mark = value.charAt(0);
  const whole = value.endsWith(mark) && value.length > 1 ? value.slice(1, -1) : value.slice(1);
  const name = mark === "'" ? 'an apostrophe' : 'a quotation mark';
  return `${name} inside the text ends it: write ${inQuotes(whole)}`;
}

function otherMessage(found: { line: string; value: string; message: string }): string {
  const { line, value, message } = found;
  const glued = gluedMessage(line);
  if (glued) return glued;
  const [, closing] =
    /Unexpected flow-(?:seq|map)-end token in YAML stream: "(.)"/.exec(message) ?? [];
  if (closing) return `the bracket ${closing} closes what no bracket opens`;
  if (/without - indicator/.test(message)) return INDENTED;
  if (MARKS.test(value)) return mustBeQuoted(value);
  if (/^\s*- /.test(line) || /Unexpected (scalar|block-\w+)/.test(message)) return MIXED;
  if (!/:(\s|$)/.test(line)) return NO_FIELD;
  return `is not written as YAML has it (${message})`;
}
