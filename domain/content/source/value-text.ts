/** Writes lists and maps as block YAML, or in brackets. */
import { isMap } from './json-values.ts';
import {
  doubleQuoted,
  isPlain,
  type ScalarPlace,
  scalarTexts,
  type ValueText,
} from './scalar-text.ts';
import { type Layout, MOST_COLUMNS } from './yaml-text.ts';

export interface ValuePlace {
  kind: 'root' | 'key' | 'item';
  /** Column of the key or hyphen above the value. */
  column: number;
  layout: Layout;
  /** Writes every text in double quotes, which can hold anything. */
  isQuoted?: boolean;
}

/** Block YAML of a value in a new place. Lines are indented completely. */
export function blockText(value: unknown, place: ValuePlace): ValueText {
  if (!Array.isArray(value) && !isMap(value)) return newScalar(value, place);
  const isList = Array.isArray(value);
  if (Object.keys(value).length === 0) return { head: isList ? '[]' : '{}', lines: [] };
  const column = place.column + childStep(place, isList);
  const lines = isList
    ? value.flatMap((item) => itemLines(item, { ...place, column }))
    : Object.entries(value).flatMap(([key, field]) => fieldLines(key, field, { ...place, column }));
  return { head: '', lines };
}

/** Moves the first field of an item to the line of its hyphen. */
export function besideHyphen({ head, lines }: ValueText): ValueText {
  if (head !== '') return { head, lines };
  return { head: lines[0]?.trimStart() ?? '', lines: lines.slice(1) };
}

function childStep({ kind, layout }: ValuePlace, isList: boolean): number {
  if (kind === 'root') return 0;
  // Two columns, because the hyphen and its space are the indent of an item's first line.
  if (kind === 'item') return 2;
  return isList ? layout.listStep : layout.mapStep;
}

/** Lines of an item of a block list. */
export function itemLines(item: unknown, place: Omit<ValuePlace, 'kind'>): string[] {
  const text = blockText(item, { ...place, kind: 'item' });
  return withIndicator('-', besideHyphen(text), place.column);
}

/** Lines of a field of a block map. */
export function fieldLines(key: string, field: unknown, place: Omit<ValuePlace, 'kind'>): string[] {
  const start = `${keyText(key)}:`;
  return withIndicator(start, blockText(field, { ...place, kind: 'key' }), place.column);
}

const withIndicator = (indicator: string, { head, lines }: ValueText, column: number) => [
  `${' '.repeat(column)}${indicator}${head === '' ? '' : ` ${head}`}`,
  ...lines,
];

export const keyText = (key: string, isInFlow = false): string =>
  isPlain(key, isInFlow) ? key : doubleQuoted(key);

function newScalar(value: unknown, { kind, column, layout, isQuoted }: ValuePlace): ValueText {
  if (isQuoted && typeof value === 'string') return { head: doubleQuoted(value), lines: [] };
  const place: ScalarPlace = {
    isInFlow: false,
    column: column + 2,
    indent: column + (kind === 'key' ? layout.mapStep : 2),
    foldWidth: layout.foldWidth,
    foldedLines: [],
  };
  return scalarTexts(value, place)[0] ?? { head: doubleQuoted(String(value)), lines: [] };
}

/** A value on one line: `{ title: Home, href: / }`, `[a, b]`. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (isMap(value)) {
    const fields = Object.entries(value).map(
      ([key, field]) => `${keyText(key, true)}: ${flowText(field)}`,
    );
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  return isPlain(value, true) ? value : quoted(value);
}

function quoted(value: string): string {
  const isSingle = /["\\]/.test(value) && /^[\x20-\x7e\xa0-\ud7ff]*$/.test(value);
  return isSingle ? `'${value.replaceAll("'", "''")}'` : doubleQuoted(value);
}

/** True if a list or map is short enough for one line that starts at the column. */
export function fitsOneLine(value: unknown, column: number): boolean {
  const children = Object.values(value as object);
  const isShallow = children.every((child) => typeof child !== 'object' || child === null);
  return isShallow && column + flowText(value).length <= MOST_COLUMNS;
}
