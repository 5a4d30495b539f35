/** What is wrong with a text that is not YAML, in words for its editor, at the line to be mended. */
import {
  type CST,
  type Document,
  isCollection,
  isScalar,
  type LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';

export interface YamlMistake {
  /** From 1. */
  line: number;
  message: string;
}

/**
 * @param text not YAML: parsing it gave errors
 * @param lines was given to the parser together with the text
 */
export function yamlMistakes(text: string, lines: LineCounter): YamlMistake[] {
  const document = parseDocument(text, { prettyErrors: false, keepSourceTokens: true });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const unclosed = unclosedIn(document).map(({ offset, mark }) => ({
    line: lineAt(offset),
    message: `the ${nameOf(mark)} ${mark} that opens here is never closed`,
  }));
  // What follows it is misread, so that its errors would only mislead.
  if (unclosed.length > 0) return unclosed;
  const lineOf = (offset: number) => text.slice(offset).split('\n', 1)[0] ?? '';
  const mistakes = document.errors.map((error) => ({
    line: lineAt(error.pos[0]),
    message: messageOf(error, lineOf(error.pos[0])),
  }));
  return mistakes.filter(
    ({ line }, index) => mistakes.findIndex((other) => other.line === line) === index,
  );
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

const nameOf = (mark: string) => (/["']/.test(mark) ? 'quotation mark' : 'bracket');

function messageOf({ code, message }: YAMLParseError, rest: string): string {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BLOCK_IN_FLOW':
      if (/:(\s|$)/.test(rest)) {
        return `a text with a colon in it must stand in quotation marks: "${rest.trim().replaceAll('"', "'")}"`;
      }
      return 'the next line is indented as if it belonged to this one';
    case 'TAB_AS_INDENT':
      return 'must be indented with spaces, not with a tab';
    case 'DUPLICATE_KEY':
      return `${/^[^:]*/.exec(rest)?.[0].trim()} is there twice`;
    case 'BAD_SCALAR_START':
      return `a text that begins with ${rest.charAt(0)} must stand in quotation marks`;
    default:
      return message;
  }
}
