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
