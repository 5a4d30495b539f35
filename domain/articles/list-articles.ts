import type {
  ArticleKind,
  ArticleListing,
  ArticleListQuery,
  SessionListing,
  TextKind,
} from '#contract/articles.ts';
import { NO_FILTER } from '#contract/articles-query.ts';
import { ARTICLE_PAGE } from '#contract/page-sizes.ts';
import type { ListPage } from '#contract/public-api.ts';
import type { ArticleIndex } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { LISTING_COLUMNS, type ListingRow, toListing, toSessionListing } from './article-rows.ts';
import { scopeWord, tagKey, wordsOf } from './words-of.ts';

/** Of a search text as many words count. */
const MOST_WORDS = 10;

/** One page of a kind: the newest first, with `q` the best match first. */
export async function listArticles(
  db: Db,
  index: ArticleIndex,
  { kind, ...query }: ArticleListQuery & { kind: TextKind },
  now = Date.now(),
): Promise<ListPage<ArticleListing>> {
  const { rows, total } = await pageOf(db, index, kind, query, now);
  return { data: rows.map(toListing), total };
}

export async function listSessions(
  db: Db,
  index: ArticleIndex,
  query: ArticleListQuery,
  now = Date.now(),
): Promise<ListPage<SessionListing>> {
  const { rows, total } = await pageOf(db, index, 'learning-hubs', query, now);
  return { data: rows.map(toSessionListing), total };
}

interface Page {
  rows: ListingRow[];
  total: number;
}

const EMPTY: Page = { rows: [], total: 0 };

async function pageOf(
  db: Db,
  index: ArticleIndex,
  kind: ArticleKind,
  { filter, q, offset }: ArticleListQuery,
  now: number,
): Promise<Page> {
  const tag = filter === NO_FILTER ? '' : tagKey(filter);
  // A filter without a letter in it is no tag's.
  if (filter !== NO_FILTER && tag === '') return EMPTY;
  const newest = await newestArticle(db, now);
  if (newest === undefined) return EMPTY;
  const page = { limit: ARTICLE_PAGE.size, offset: offset * ARTICLE_PAGE.size };
  if (q.trim() === '') return placesOf(db, { kind, tag, newest, ...page });

  const words = wordsOf(q).slice(0, MOST_WORDS);
  if (words.length === 0) return EMPTY;
  const scope = scopeWord(kind, tag);
  const { ids, total } = await index.find(db, { scope, words, newest, ...page });
  return { rows: await rowsOf(db, ids), total };
}

/** Ids ascend with the day of publication: this one and all below it are out. */
async function newestArticle(db: Db, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('articles')
    .select('id')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

interface Places {
  kind: ArticleKind;
  tag: string;
  newest: number;
  limit: number;
  offset: number;
}

/** The page by the places of the list: the same two steps for the first one and for any other. */
async function placesOf(db: Db, { kind, tag, newest, limit, offset }: Places): Promise<Page> {
  const ofList = db.selectFrom('article_places').where('kind', '=', kind).where('tag', '=', tag);
  const last = await ofList
    .select('position')
    .where('article_id', '<=', newest)
    .orderBy('article_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return EMPTY;
  const first = last.position - offset;
  const places = await ofList
    .select('article_id')
    .where('position', '<=', first)
    .where('position', '>', first - limit)
    .orderBy('position', 'desc')
    .execute();
  const ids = places.map(({ article_id }) => article_id);
  return { rows: await rowsOf(db, ids), total: last.position + 1 };
}

/** The rows in the order of their ids as given. */
async function rowsOf(db: Db, ids: readonly number[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('articles')
    .select(LISTING_COLUMNS)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
