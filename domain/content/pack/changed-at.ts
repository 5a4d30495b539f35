import type { GatheringsTable } from '#db/schema.ts';

/** When what a page shows last changed, by comparing the rows of two loads. */

/** A row as its file gives it: what was there before is not known yet. */
export type Undated<Row> = Omit<Row, 'changed_at'> & { changed_at?: number | null };

interface Entry {
  kind?: string;
  slug: string;
  published_at?: number;
  changed_at?: number | null;
}

/**
 * Columns that may change though the file and its page do not: numbers, marks, words to search by, links
 * that the page does not show, and times, which move from day to day in a demo.
 */
const UNSEEN = new Set([
  ...['id', 'body_mark', 'words', 'link', 'changed_at', 'sequence', 'revised_at'],
  ...['published_at', 'valid_through', 'pack_valid_through'],
  ...['starts_at', 'ends_at', 'registration_opens_at'],
]);

/**
 * Rows that show what the stored ones show keep their time; the others changed now. What is stored
 * for the first time changed on its day of publication, if that is over.
 */
export function dated<Row extends Entry>(
  rows: readonly Row[],
  before: readonly Entry[],
  now: number,
): (Row & { changed_at: number | null })[] {
  const known = new Map(before.map((row) => [nameOf(row), row]));
  /** Without a day of publication, an entry of a first load may be as old as the hills. */
  const unpublished = before.length === 0 ? null : now;
  const changedAt = (row: Row): number | null => {
    const old = known.get(nameOf(row));
    if (old) return shown(old) === shown(row) ? (old.changed_at ?? null) : now;
    return row.published_at === undefined ? unpublished : Math.min(row.published_at, now);
  };
  return rows.map((row) => ({ ...row, changed_at: changedAt(row) }));
}

const nameOf = ({ kind = '', slug }: Entry) => `${kind}/${slug}`;

function shown(row: Entry): string {
  const seen = Object.entries(row).filter(([column]) => !UNSEEN.has(column));
  return JSON.stringify(seen.sort(([a], [b]) => (a < b ? -1 : 1)));
}

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
