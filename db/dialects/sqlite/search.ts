/** Search by SQLite's FTS5. */
import { sql } from 'kysely';
import type { ArticleIndex, ArticleSearch, IndexedArticle } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';

/** The columns that each step of the ranking looks into, the best first. */
const STEPS = ['title', 'title summary', 'title summary body'] as const;

export const articleIndex: ArticleIndex = {
  async fill(transaction, articles) {
    await sql`insert into article_words (article_words) values ('delete-all')`.execute(transaction);
    for (const article of articles) await insert(transaction, article);
  },

  async find(db, search) {
    const ids: number[] = [];
    let skip = search.offset;
    for (const [step, columns] of STEPS.entries()) {
      const room = search.limit - ids.length;
      if (room === 0) break;
      const found = matchOf(search, columns);
      const better = STEPS[step - 1];
      const match = better ? `(${found}) NOT (${wordsIn(better, search.words)})` : found;
      const rows = await idsOf(db, match, { newest: search.newest, limit: room, offset: skip });
      ids.push(...rows);
      // How many of them were passed over is only asked where the next step begins among them.
      if (rows.length > 0) skip = 0;
      else if (skip > 0) skip -= await countOf(db, match, search.newest);
    }
    return { ids, total: await countOf(db, matchOf(search, STEPS[2]), search.newest) };
  },
};

function matchOf({ scope, words }: ArticleSearch, columns: string): string {
  return `{scope} : "${scope}" AND ${wordsIn(columns, words)}`;
}

/** Words have nothing but letters, marks and digits in them, so that quotes hold them. */
function wordsIn(columns: string, words: readonly string[]): string {
  return `{${columns}} : (${words.map((word) => `"${word}" *`).join(' AND ')})`;
}

interface Span {
  newest: number;
  limit: number;
  offset: number;
}

async function idsOf(db: Db, match: string, { newest, limit, offset }: Span): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select rowid as id from article_words
    where article_words match ${match} and rowid <= ${newest}
    order by rowid desc limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function countOf(db: Db, match: string, newest: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from article_words
    where article_words match ${match} and rowid <= ${newest}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

async function insert(db: Db, { id, scope, title, summary, body }: IndexedArticle): Promise<void> {
  const [inScope, inTitle, inSummary, inBody] = [scope, title, summary, body].map((words) =>
    words.join(' '),
  );
  await sql`
    insert into article_words (rowid, scope, title, summary, body)
    values (${id}, ${inScope}, ${inTitle}, ${inSummary}, ${inBody})
  `.execute(db);
}
