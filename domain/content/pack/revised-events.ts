/** How calendars learn that an event has changed: by comparing the rows of two loads. */
import type { GatheringsTable } from '#db/schema.ts';
import type { Undated } from './changed-at.ts';

/** An event as its file gives it. */
export type EventFileRow = Omit<Undated<GatheringsTable>, 'sequence' | 'revised_at'>;

/** What a calendar entry shows. */
const CALENDAR_COLUMNS = [
  'name',
  'starts_at',
  'ends_at',
  'location',
  'category_name',
  'meta_description',
  'is_cancelled',
] as const satisfies (keyof EventFileRow)[];

/**
 * Counts the revisions of each event: programs take up a changed one only if `SEQUENCE` has grown.
 * @param now epoch milliseconds
 */
export function revised<Row extends EventFileRow>(
  rows: readonly Row[],
  before: readonly GatheringsTable[],
  now: number,
): (Row & Pick<GatheringsTable, 'sequence' | 'revised_at'>)[] {
  const known = new Map(before.map((row) => [`${row.kind}/${row.slug}`, row]));
  return rows.map((row) => {
    const old = known.get(`${row.kind}/${row.slug}`);
    if (!old) return { ...row, sequence: 0, revised_at: now };
    const isSame = CALENDAR_COLUMNS.every((column) => old[column] === row[column]);
    const { sequence, revised_at } = old;
    return isSame
      ? { ...row, sequence, revised_at }
      : { ...row, sequence: sequence + 1, revised_at: now };
  });
}
