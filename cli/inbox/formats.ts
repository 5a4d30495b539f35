import type { Writer } from '#domain/support/csv.ts';
import { safeJson } from '#domain/support/safe-text.ts';
import { UsageError, type Values } from './command.ts';
import { oneOf } from './filters.ts';

export const FORMATS = ['table', 'json', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export const FORMAT_OPTIONS = {
  format: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
} as const;

/** The format of the options, if any. @throws UsageError */
export function formatOf(values: Values): Format | undefined {
  const formats = new Set<Format>();
  const format = oneOf('format', values.format as string | undefined, FORMATS);
  if (format) formats.add(format);
  if (values.json) formats.add('json');
  if (values.csv) formats.add('csv');
  if (formats.size > 1) throw new UsageError(`${[...formats].join(' and ')} cannot be combined.`);
  return [...formats][0];
}

/** Writes a JSON array with one item for each record. */
export function jsonWriter(): Writer<unknown> {
  let isFirst = true;
  return {
    rows: (rows) => {
      const items = rows.map((row) => {
        const separator = isFirst ? '[\n' : ',\n';
        isFirst = false;
        return `${separator}${safeJson(row)}`;
      });
      return items.join('');
    },
    end: () => (isFirst ? '[]\n' : '\n]\n'),
  };
}
