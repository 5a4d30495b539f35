/** Search of articles by SQLite's FTS5. */
import { type RawBuilder, sql } from 'kysely';
import type {
  ArticleIndex,
  ArticleSearch,
  IndexedArticle,
  QueryToken,
} from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { matchOf, vocabularyOf } from './match.ts';

/**
 * The steps of the ranking, best first. Each table contains the tokens of the previous one and
 * more. The names are raw, because FTS5 accepts a table's name as its column only without quotes.
 */
const TITLES = sql.raw('article_titles');
const SUMMARIES = sql.raw('article_summaries');
const TEXTS = sql.raw('article_texts');
const STEPS = [TITLES, SUMMARIES, TEXTS] as const;
type Step = RawBuilder<unknown>;

export const articleIndex: ArticleIndex = {
  clear: (transaction) => commandAll(transaction, 'delete-all'),

  async add(transaction, articles) {
    for (const article of articles) await insert(transaction, article);
  },

  // Merges the index into one segment; otherwise each search has to merge several.
  optimize: (transaction) => commandAll(transaction, 'optimize'),

  async find(db, search) {
    const match = matchOf(allOf(search));
    const total = await count(db, TEXTS, match, search);
    const positions: number[] = [];
    let skip = search.offset;
    let better: Step | undefined;
    for (const step of STEPS) {
      const room = search.limit - positions.length;
      if (room === 0 || skip + positions.length >= total) break;
      const pagePositions = await page(db, {
        step,
        better,
        match,
        search,
        limit: room,
        offset: skip,
      });
      positions.push(...pagePositions);
      // The number of skipped matches is only needed if the page begins in a later step.
      if (pagePositions.length > 0) skip = 0;
      else if (skip > 0) {
        const all = step === TEXTS ? total : await count(db, step, match, search);
        const betterCount = better ? await count(db, better, match, search) : 0;
        skip -= all - betterCount;
      }
      better = step;
    }
    return { positions, total };
  },

  vocabulary: (db, { first, last }) =>
    vocabularyOf(db, {
      index: TEXTS,
      terms: sql.raw('article_vocabulary'),
      within: sql`and rowid between ${first} and ${last}`,
    }),
};

/** The tag is a token too. */
const allOf = ({ tag, tokens }: ArticleSearch): QueryToken[] => [
  ...(tag ? [[{ text: tag, isPrefix: false }]] : []),
  ...tokens,
];

async function commandAll(db: Db, command: string): Promise<void> {
  for (const table of STEPS) {
    await sql`insert into ${table} (${table}) values (${command})`.execute(db);
  }
}

interface Page {
  step: Step;
  /** The previous step, whose matches rank higher and are excluded. */
  better: Step | undefined;
  match: string;
  search: ArticleSearch;
  limit: number;
  offset: number;
}

async function page(db: Db, { step, better, match, search, limit, offset }: Page) {
  const { first, last } = search;
  const rest = better
    ? sql`and rowid not in (
        select rowid from ${better}
        where ${better} match ${match} and rowid between ${first} and ${last}
      )`
    : sql``;
  const { rows } = await sql<{ position: number }>`
    select rowid as position from ${step}
    where ${step} match ${match} and rowid between ${first} and ${last} ${rest}
    order by rowid desc limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ position }) => position);
}

async function count(db: Db, step: Step, match: string, { first, last }: ArticleSearch) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${step}
    where ${step} match ${match} and rowid between ${first} and ${last}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

async function insert(db: Db, { position, title, summary, body, tags }: IndexedArticle) {
  const words = [...tags, ...title];
  await put(db, TITLES, position, words);
  words.push(...summary);
  await put(db, SUMMARIES, position, words);
  words.push(...body);
  await put(db, TEXTS, position, words);
}

async function put(db: Db, table: Step, position: number, words: string[]): Promise<void> {
  const text = words.join(' ');
  await sql`insert into ${table} (rowid, tokens) values (${position}, ${text})`.execute(db);
}
