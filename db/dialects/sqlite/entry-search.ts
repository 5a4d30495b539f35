/** Site search by SQLite's FTS5, which reads the matches of a word only as far as they are needed. */
import { type RawBuilder, sql } from 'kysely';
import type { EntryIndex, EntrySearch, IndexedEntry } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { matchOf, vocabularyOf } from './match.ts';

/** The second contains the tokens of the first and more. */
const TITLES = sql.raw('search_titles');
const TEXTS = sql.raw('search_texts');

export const entryIndex: EntryIndex = {
  async clear(transaction) {
    await transaction.deleteFrom('search_entries').execute();
    await commandBoth(transaction, 'delete-all');
  },

  async add(transaction, entries) {
    for (const entry of entries) await insert(transaction, entry);
  },

  // Merges the index into one segment; otherwise each search has to merge several.
  optimize: (transaction) => commandBoth(transaction, 'optimize'),

  async find(db, search) {
    const anywhere = await positionsIn(db, TEXTS, search);
    // Without a match anywhere there is none in a title.
    const inTitle = anywhere.length === 0 ? [] : await positionsIn(db, TITLES, search);
    return { inTitle, anywhere };
  },

  vocabulary: (db, { first, last }) =>
    vocabularyOf(db, {
      index: TEXTS,
      terms: sql.raw('search_terms'),
      within: sql`and rowid between ${first} and ${last}`,
    }),
};

async function commandBoth(db: Db, command: string): Promise<void> {
  for (const table of [TITLES, TEXTS]) {
    await sql`insert into ${table} (${table}) values (${command})`.execute(db);
  }
}

async function insert(db: Db, entry: IndexedEntry): Promise<void> {
  const { position, path, title, text, visibleFrom, visibleUntil } = entry;
  const times = { visible_from: visibleFrom, visible_until: visibleUntil };
  await db
    .insertInto('search_entries')
    .values({ position, path, title, text, ...times })
    .execute();
  const inTitle = [...entry.filters, ...entry.titleTokens];
  await put(db, TITLES, position, inTitle);
  await put(db, TEXTS, position, [...inTitle, ...entry.textTokens]);
}

async function put(db: Db, table: RawBuilder<unknown>, position: number, tokens: string[]) {
  const text = tokens.join(' ');
  await sql`insert into ${table} (rowid, tokens) values (${position}, ${text})`.execute(db);
}

async function positionsIn(db: Db, table: RawBuilder<unknown>, search: EntrySearch) {
  const { tokens, filters, first, last, now, limit } = search;
  const match = matchOf([...filters.map((text) => [{ text, isPrefix: false }]), ...tokens]);
  // Few entries are hidden, so their positions are read first and compared with each match.
  const { rows } = await sql<{ position: number }>`
    select rowid as position from ${table}
    where ${table} match ${match} and rowid between ${first} and ${last}
      and rowid not in (
        select position from search_entries where visible_from > ${now}
        union all
        select position from search_entries where visible_until < ${now}
      )
    order by rowid desc limit ${limit}
  `.execute(db);
  return rows.map(({ position }) => position);
}
