/** Rewrites a list or map in brackets that a change has made wider than a line. */
import { isCollection } from 'yaml';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { itemRanges } from './item-ranges.ts';
import { valueIn } from './json-values.ts';
import { replaceValue } from './splice-value.ts';
import { type Collection, slotAt } from './yaml-slots.ts';
import {
  columnAt,
  lineStart,
  MOST_COLUMNS,
  nextLine,
  tryParse,
  type YamlText,
} from './yaml-text.ts';

/** Path of the outermost list or map in brackets on the way to a path. */
export function flowPath(yaml: YamlText, path: FieldPath): FieldPath | undefined {
  for (let depth = 1; depth <= path.length; depth++) {
    const ancestor = path.slice(0, depth);
    if (valueIn(yaml.data, ancestor) === undefined) return undefined;
    const { node } = slotAt(yaml, ancestor);
    if (node && 'flow' in node && node.flow) return ancestor;
  }
  return undefined;
}

/** True if a change makes a bracket on one line so wide that it is better written as a block. */
export function isTooWide(yaml: YamlText, path: FieldPath, text: string): boolean {
  const { start, end } = slotAt(yaml, path);
  if (/[\n#]/.test(yaml.text.slice(start, end))) return false;
  const widthIn = (source: string) => nextLine(source, start) - 1 - lineStart(source, start);
  return widthIn(text) > Math.max(MOST_COLUMNS, widthIn(yaml.text));
}

/** Yields first the items on several lines, then the value as a block. */
export function* narrowTexts(
  yaml: YamlText,
  path: FieldPath,
  { text, expected }: { text: string; expected: unknown },
): Generator<string> {
  const wrapped = wrappedText(text, path);
  if (wrapped !== undefined) yield wrapped;
  yield* replaceValue(yaml, path, valueIn(expected, path));
}

/** The text with line breaks between items of the bracket; undefined if one is too wide itself. */
function wrappedText(text: string, path: FieldPath): string | undefined {
  const yaml = tryParse(text);
  const node = yaml && slotAt(yaml, path).node;
  if (!isCollection(node)) return undefined;
  const ranges = itemRanges(text, node as Collection);
  const start = ranges[0]?.start ?? 0;
  const end = ranges.at(-1)?.end ?? start;
  const indent = columnAt(text, start);
  const rest = nextLine(text, end) - 1 - end;
  const lines: string[] = [];
  ranges.forEach((range, index) => {
    const isLast = index === ranges.length - 1;
    const item = `${text.slice(range.start, range.end)}${isLast ? '' : ','}`;
    const line = lines.at(-1);
    const width = indent + (line?.length ?? 0) + 1 + item.length + (isLast ? rest : 0);
    if (line === undefined || width > MOST_COLUMNS) lines.push(item);
    else lines[lines.length - 1] = `${line} ${item}`;
  });
  if (lines.some((line) => indent + line.length > MOST_COLUMNS)) return undefined;
  return text.slice(0, start) + lines.join(`\n${' '.repeat(indent)}`) + text.slice(end);
}
