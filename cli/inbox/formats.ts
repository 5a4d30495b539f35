import { stringify } from 'csv-stringify/sync';
import { UsageError, type Values } from './command.ts';
import { oneOf } from './filters.ts';
import { safeJson, safeText } from './safe-text.ts';

export const FORMATS = ['table', 'json', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export const FORMAT_OPTIONS = {
  format: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
} as const;

/** What was asked for, if anything. @throws UsageError */
export function formatOf(values: Values): Format | undefined {
  const asked = new Set<Format>();
  const named = oneOf('format', values.format as string | undefined, FORMATS);
  if (named) asked.add(named);
  if (values.json) asked.add('json');
  if (values.csv) asked.add('csv');
  if (asked.size > 1) throw new UsageError(`${[...asked].join(' and ')} exclude each other.`);
  return [...asked][0];
}

/** Turns records into text piece by piece, so that any number of them can be written. */
export interface Writer<Row> {
  rows: (rows: readonly Row[]) => string;
  end: () => string;
}

/** A JSON array, an item a record. */
export function jsonWriter(): Writer<unknown> {
  let isFirst = true;
  return {
    rows: (rows) => {
      const items = rows.map((row) => {
        const lead = isFirst ? '[\n' : ',\n';
        isFirst = false;
        return `${lead}${safeJson(row)}`;
      });
      return items.join('');
    },
    end: () => (isFirst ? '[]\n' : '\n]\n'),
  };
}

type CsvCell = string | number | boolean | null;

/**
 * RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe; every cell
 * is quoted, so that none falls apart where the list separator is another one.
 */
export function csvWriter(columns: string[], { bom = false } = {}): Writer<CsvCell[]> {
  let isFirst = true;
  const text = (rows: readonly CsvCell[][]) => {
    const csv = stringify([...rows], {
      bom: bom && isFirst,
      header: isFirst,
      columns,
      quoted: true,
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: {
        boolean: (value) => (value ? 'yes' : 'no'),
        // A phone number is what it looks like.
        string: (value) =>
          /^\+\d+$/.test(value) ? { value, escape_formulas: false } : safeText(value),
      },
    });
    isFirst = false;
    return csv;
  };
  return { rows: text, end: () => (isFirst ? text([]) : '') };
}
