import { stringify } from 'csv-stringify/sync';
import { safeText } from '#domain/support/safe-text.ts';

/** Turns records into text piece by piece, so that any number of them can be written. */
export interface Writer<Row> {
  rows: (rows: readonly Row[]) => string;
  end: () => string;
}

export type CsvCell = string | number | boolean | null;

/** A plus or a zero in front, more digits than a spreadsheet shows, an exponent: lost in a number. */
const LOSES_AS_NUMBER = /^(\+\d+|0\d+|\d{12,}|\d+(\.\d+)?e[+-]?\d+)$/i;

/** The column whose digits are no number, however few: a spreadsheet would align and sum them. */
const PHONE = 'phone';

/**
 * RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe; every cell
 * is quoted, so that none falls apart where the list separator is another one.
 * @param options.bom for spreadsheets: text that they would change as a number, such as a phone
 * number, begins with an apostrophe as well
 */
export function csvWriter(columns: string[], { bom = false } = {}): Writer<CsvCell[]> {
  let isFirst = true;
  const phone = columns.indexOf(PHONE);
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
        string: (value, { index }) => {
          const isText = LOSES_AS_NUMBER.test(value) || (index === phone && /^\d+$/.test(value));
          if (bom && isText) return { value: `'${value}`, escape_formulas: false };
          // For programs, a phone number is what it looks like.
          return /^\+\d+$/.test(value) ? { value, escape_formulas: false } : safeText(value);
        },
      },
    });
    isFirst = false;
    return csv;
  };
  return { rows: text, end: () => (isFirst ? text([]) : '') };
}
