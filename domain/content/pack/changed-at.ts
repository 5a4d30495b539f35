import type { CalendarEventsTable } from '#db/schema.ts';

/** Finds when the content of a page last changed, by comparing the rows of two loads. */

/** A row as read from its file, without the time of its last change. */
export type Undated<Row> = Omit<Row, 'changed_at'> & { changed_at?: number | null };

interface Entry {
  kind?: string;
  slug: string;
  published_at?: number;
  changed_at?: number | null;
}

/**
 * Columns that can change without a change of the page: ids, marks, search tokens, links that the
 * page does not show, and times, which move every day in a demo.
 */
const INVISIBLE = new Set([
  ...['id', 'body_mark', 'words', 'link', 'changed_at', 'sequence', 'revised_at'],
  ...['published_at', 'valid_through', 'pack_valid_through'],
  ...['starts_at', 'ends_at', 'registration_opens_at'],
]);

/**
 * Sets `changed_at`. A row with the same visible content as before keeps its time; a changed row
 * gets `now`. A new row gets its time of publication, or `now` if that is earlier.
 * @param previous the stored rows
 * @param now epoch milliseconds
 */
export function withChangedAt<Row extends Entry>(
  rows: readonly Row[],
  previous: readonly Entry[],
  now: number,
): (Row & { changed_at: number | null })[] {
  const previousByName = new Map(previous.map((row) => [nameOf(row), row]));
  /** At the first load, the age of an entry without a time of publication is unknown. */
  const undatedChange = previous.length === 0 ? null : now;
  const changedAt = (row: Row): number | null => {
    const old = previousByName.get(nameOf(row));
    if (old) return visibleContent(old) === visibleContent(row) ? (old.changed_at ?? null) : now;
    return row.published_at === undefined ? undatedChange : Math.min(row.published_at, now);
  };
  return rows.map((row) => ({ ...row, changed_at: changedAt(row) }));
}

const nameOf = ({ kind = '', slug }: Entry) => `${kind}/${slug}`;

function visibleContent(row: Entry): string {
  const visible = Object.entries(row).filter(([column]) => !INVISIBLE.has(column));
  return JSON.stringify(visible.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** An event as read from its file. */
export type EventFileRow = Omit<Undated<CalendarEventsTable>, 'sequence' | 'revised_at'>;

/** Columns that calendar files contain. */
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
 * Raises the revision number of changed events, because calendar programs accept a change only with
 * a higher `SEQUENCE`.
 * @param previous the stored rows
 * @param now epoch milliseconds
 */
export function withRevisions<Row extends EventFileRow>(
  rows: readonly Row[],
  previous: readonly CalendarEventsTable[],
  now: number,
): (Row & Pick<CalendarEventsTable, 'sequence' | 'revised_at'>)[] {
  const previousByName = new Map(previous.map((row) => [nameOf(row), row]));
  return rows.map((row) => {
    const old = previousByName.get(nameOf(row));
    if (!old) return { ...row, sequence: 0, revised_at: now };
    const isSame = CALENDAR_COLUMNS.every((column) => old[column] === row[column]);
    const { sequence, revised_at } = old;
    return isSame
      ? { ...row, sequence, revised_at }
      : { ...row, sequence: sequence + 1, revised_at: now };
  });
}
