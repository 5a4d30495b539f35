import { stringify } from 'csv-stringify/sync';
import { safeText } from '#domain/support/safe-text.ts';

/** Serializes rows batch by batch, so that an export of any size needs little memory. */
export interface Writer<Row> {
  rows: (rows: readonly Row[]) => string;
  end: () => string;
}

export type CsvCell = string | number | boolean | null;

/**
 * Text that changes when a spreadsheet reads it as a number: `+1`, `007`, many digits, exponents.
 */
const LOSES_AS_NUMBER = /^(\+\d+|0\d+|\d{12,}|\d+(\.\d+)?e[+-]?\d+)$/i;

/** In this column any run of digits is text. A spreadsheet would align and sum short ones, too. */
const PHONE = 'phone';

/**
 * RFC 4180. A cell that a spreadsheet would read as a formula gets a leading apostrophe. Every cell
 * is quoted, because in some locales the list separator is not a comma.
 * @param options.bom for spreadsheets: text that would change as a number, such as a phone number,
 * gets an apostrophe as well
 */
export function csvWriter(columns: string[], { bom = false } = {}): Writer<CsvCell[]> {
  let isFirst = true;
  const phoneColumn = columns.indexOf(PHONE);
  const serialize = (rows: readonly CsvCell[][]) => {
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
          const isText =
            LOSES_AS_NUMBER.test(value) || (index === phoneColumn && /^\d+$/.test(value));
          if (bom && isText) return { value: `'${value}`, escape_formulas: false };
          // Without a BOM the reader is a program, which needs the phone number unchanged.
          return /^\+\d+$/.test(value) ? { value, escape_formulas: false } : safeText(value);
        },
      },
    });
    isFirst = false;
    return csv;
  };
  return { rows: serialize, end: () => (isFirst ? serialize([]) : '') };
}
