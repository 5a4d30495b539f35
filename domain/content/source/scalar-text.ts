/** Writes a scalar in the style that a field has, or in the nearest one that can hold the value. */
import type { Scalar } from 'yaml';
import { foldText, refoldText } from './folded-text.ts';
import { MOST_COLUMNS } from './yaml-text.ts';

/** A value as YAML. */
export interface ValueText {
  /** After the colon or hyphen. */
  head: string;
  /** Indented lines below. */
  lines: string[];
}

export interface ScalarPlace {
  /** The style of the present value; undefined for a new field. */
  style?: Scalar.Type | undefined;
  isInFlow: boolean;
  /** Column at which the value starts. */
  column: number;
  /** Columns by which the lines of a block are indented. */
  indent: number;
  foldWidth: number;
  /** The lines of the present text if it is folded, without indent. */
  foldedLines: readonly string[];
}

/** YAML cannot contain these unless they are escaped, or reads them as line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to escape.
const UNPRINTABLE = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|\p{Cs}/u;

/** Text that YAML 1.2 or 1.1 reads as a number, a time, a boolean or null. */
const AMBIGUOUS = [
  /^[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[\da-f_]+|\.inf|\.\d[\d_]*(?:e[-+]?\d+)?)$/i,
  /^[-+]?\d[\d_]*(?::[0-5]?\d)*(?:\.[\d_]*)?(?:e[-+]?\d+)?$/i,
  /^(?:\.nan|~|null|true|false|yes|no|on|off|=|<<)$/i,
  /^\d{4}-\d\d?-\d\d?(?:[Tt\s].*)?$/,
];

/** Texts of a scalar, the best first. The caller takes the first that parses to the value. */
export function scalarTexts(value: unknown, place: ScalarPlace): ValueText[] {
  if (typeof value !== 'string') return [inline(JSON.stringify(value))];
  const texts = stylesFor(value, place).map((style) => WRITERS[style](value, place));
  return [...texts, inline(doubleQuoted(value))].filter((text) => text !== undefined);
}

const inline = (head: string): ValueText => ({ head, lines: [] });

type Style = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE' | 'BLOCK_FOLDED' | 'BLOCK_LITERAL';

function stylesFor(value: string, place: ScalarPlace): Style[] {
  const hasLines = /\n[^\n]/.test(value);
  const quotes: Style[] = /["\\]/.test(value)
    ? ['QUOTE_SINGLE', 'QUOTE_DOUBLE']
    : ['QUOTE_DOUBLE', 'QUOTE_SINGLE'];
  const style = place.style as Style | undefined;
  if (style === 'BLOCK_FOLDED') return [style, 'BLOCK_LITERAL', ...quotes];
  if (style === 'BLOCK_LITERAL') return [style, ...quotes];
  if (hasLines) return [hasLongLines(value, place) ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL', ...quotes];
  const oneLine: Style[] =
    style === 'QUOTE_SINGLE' || style === 'QUOTE_DOUBLE' ? [style] : ['PLAIN'];
  if (place.column + value.length > MOST_COLUMNS && value.includes(' ')) {
    return ['BLOCK_FOLDED', ...oneLine, ...quotes];
  }
  return [...oneLine, ...quotes];
}

const hasLongLines = (value: string, { indent, foldWidth }: ScalarPlace) =>
  value.split('\n').some((line) => indent + line.length > Math.max(foldWidth, 100));

const WRITERS: Record<Style, (value: string, place: ScalarPlace) => ValueText | undefined> = {
  PLAIN: (value, { isInFlow }) => (isPlain(value, isInFlow) ? inline(value) : undefined),
  QUOTE_SINGLE: (value) =>
    UNPRINTABLE.test(value) || /[\n\t]/.test(value)
      ? undefined
      : inline(`'${value.replaceAll("'", "''")}'`),
  QUOTE_DOUBLE: (value) => inline(doubleQuoted(value)),
  BLOCK_FOLDED: foldedBlock,
  BLOCK_LITERAL: literalBlock,
};

/** True if the text, written without quotes, is read as itself. */
export function isPlain(value: string, isInFlow: boolean): boolean {
  if (value === '' || value !== value.trim() || UNPRINTABLE.test(value)) return false;
  if (/^[-?:,[\]{}#&*!|>'"%@`]/.test(value)) return false;
  if (/[\n\t]|:\s|\s#|:$|^\.\.\./.test(value) || isAmbiguous(value)) return false;
  return !isInFlow || !/[,[\]{}]|:["']/.test(value);
}

const isAmbiguous = (value: string) => AMBIGUOUS.some((pattern) => pattern.test(value));

export function doubleQuoted(value: string): string {
  return JSON.stringify(value).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => {
      const code = character.charCodeAt(0).toString(16).padStart(4, '0');
      return `\\u${code}`;
    },
  );
}

/** The text without the line feeds at its end, and the header's sign that says how many there are. */
function chomped(value: string): { text: string; sign: string; extra: string[] } {
  let feeds = 0;
  while (value.at(-1 - feeds) === '\n') feeds++;
  const text = value.slice(0, value.length - feeds);
  if (feeds === 0) return { text, sign: '-', extra: [] };
  return { text, sign: feeds === 1 ? '' : '+', extra: Array(feeds - 1).fill('') };
}

/** A block whose first line is empty or indented would need a number in its header. */
const canBeBlock = (text: string, { isInFlow }: ScalarPlace) =>
  !isInFlow && text.trim() !== '' && !/^\s/.test(text) && !UNPRINTABLE.test(text);

const indented = (lines: readonly string[], indent: number) =>
  lines.map((line) => (line === '' ? '' : `${' '.repeat(indent)}${line}`));

function foldedBlock(value: string, place: ScalarPlace): ValueText | undefined {
  const { text, sign, extra } = chomped(value);
  // Lines that begin with a space are not folded.
  if (!canBeBlock(text, place) || /\n[ \t]|[ \t]\n|\s$/.test(text)) return undefined;
  const width = place.foldWidth - place.indent;
  const paragraphs = text.split('\n');
  const lines =
    paragraphs.length === 1
      ? refoldText(place.foldedLines, text, width)
      : paragraphs.flatMap((paragraph, index) => {
          const folded = paragraph === '' ? [] : foldText(paragraph, width);
          // In folded text, a line break is written as an empty line.
          return index === 0 ? folded : ['', ...folded];
        });
  return { head: `>${sign}`, lines: [...indented(lines, place.indent), ...extra] };
}

function literalBlock(value: string, place: ScalarPlace): ValueText | undefined {
  const { text, sign, extra } = chomped(value);
  if (!canBeBlock(text, place)) return undefined;
  return { head: `|${sign}`, lines: [...indented(text.split('\n'), place.indent), ...extra] };
}
