/** Searches without results, which show staff what the site lacks. */

import type { MissedSearch, MissedSearchSort } from '#contract/console/searches.ts';
import { latinDigits } from '#contract/digits.ts';
import { SITE_SEARCH } from '#contract/site-search.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Different texts that wait for the next write. Further ones are not counted. */
const MAX_WAITING = 200;

/** Searches that the console lists. */
const MAX_LISTED = 200;

/** A text with more digits may contain a phone number. */
const MAX_DIGITS = 6;

/** @returns the text to store; null if it has no word or may contain personal data */
export function missedText(q: string): string | null {
  const text = q.normalize('NFKC').toLowerCase();
  const digits = latinDigits(text).match(/\d/g)?.length ?? 0;
  if (text.includes('@') || digits > MAX_DIGITS) return null;
  const words = text.replace(/[^\p{L}\p{N}\p{M}#+.'-]+/gu, ' ').trim();
  if (!/\p{L}/u.test(words)) return null;
  return words
    .slice(0, SITE_SEARCH.missedLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

interface Missed {
  lang: string;
  text: string;
  count: number;
}

/** Milliseconds in which further searches join the same write. */
const WRITE_DELAY = 2000;

/** Counts searches in memory, so that any number of them is one write in two seconds. */
export class MissedSearches {
  readonly #write: (searches: readonly Missed[]) => Promise<void>;
  #waiting = new Map<string, Missed>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing = Promise.resolve();

  /** @param write must not reject */
  constructor(write: (searches: readonly Missed[]) => Promise<void>) {
    this.#write = write;
  }

  add(lang: string, q: string): void {
    const text = missedText(q);
    if (text === null) return;
    const key = `${lang} ${text}`;
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.count++;
    else if (this.#waiting.size < MAX_WAITING) this.#waiting.set(key, { lang, text, count: 1 });
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_DELAY).unref();
  }

  /** Writes what is waiting. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const searches = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (searches.length > 0) this.#writing = this.#writing.then(() => this.#write(searches));
    return this.#writing;
  }
}

/** Adds counts, and deletes what exceeds the limit. */
export async function storeMissedSearches(
  db: Db,
  searches: readonly Missed[],
  now = Date.now(),
): Promise<void> {
  await db
    .insertInto('missed_searches')
    .values(searches.map((search) => ({ ...search, last_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['lang', 'text']).doUpdateSet((row) => ({
        count: row('missed_searches.count', '+', row.ref('excluded.count')),
        last_at: row.ref('excluded.last_at'),
      })),
    )
    .execute();
  await deleteRarest(db);
}

/** Keeps the most frequent searches, and of equally frequent ones the latest. */
async function deleteRarest(db: Db): Promise<void> {
  const excess = await db
    .selectFrom('missed_searches')
    .select(['lang', 'text'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .offset(SITE_SEARCH.maxMissed)
    .limit(MAX_WAITING)
    .execute();
  for (const { lang, text } of excess) {
    await db
      .deleteFrom('missed_searches')
      .where('lang', '=', lang)
      .where('text', '=', text)
      .execute();
  }
}

/** Deletes searches that have not been repeated for `SITE_SEARCH.missedKept` days. */
export async function deleteOldMissedSearches(db: Db, now: number): Promise<void> {
  const oldest = now - SITE_SEARCH.missedKept * DAY;
  await db.deleteFrom('missed_searches').where('last_at', '<', oldest).execute();
}

export async function listMissedSearches(
  _permit: Permit<'searches.read'>,
  db: Db,
  sort: MissedSearchSort,
): Promise<MissedSearch[]> {
  const [first, second] = sort === 'newest' ? SORTED.toReversed() : SORTED;
  return db
    .selectFrom('missed_searches')
    .select(['lang', 'text', 'count', 'last_at as lastAt'])
    .orderBy(first ?? 'count', 'desc')
    .orderBy(second ?? 'last_at', 'desc')
    .orderBy('text')
    .limit(MAX_LISTED)
    .execute();
}

const SORTED = ['count', 'last_at'] as const;
