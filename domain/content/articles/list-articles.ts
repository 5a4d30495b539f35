import type {
  ArticleKind,
  ArticleListing,
  ArticleListQuery,
  SessionListing,
  TextKind,
} from '#contract/articles.ts';
import { ARTICLE_PAGE, NO_FILTER } from '#contract/page-sizes.ts';
import type { SearchPage } from '#contract/public-api.ts';
import { queryTokens } from '#contract/search/index.ts';
import type { ArticleIndex } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { correctedTokens } from '#domain/content/search-tokens.ts';
import { LISTING_COLUMNS, type ListingRow, toListing, toSessionListing } from './article-rows.ts';
import { indexNumberOf, positionOf, tagKey, tagToken } from './list-positions.ts';
import { type List, lastPosition, newestArticle, positionsOf } from './published.ts';

/** Further tokens of a search are ignored. */
const MAX_TOKENS = 10;

/** One page of a kind: the newest first, or the best match first if there is a `q`. */
export async function listArticles(
  db: Db,
  index: ArticleIndex,
  { kind, ...query }: ArticleListQuery & { kind: TextKind },
  now = Date.now(),
): Promise<SearchPage<ArticleListing>> {
  const { rows, ...page } = await pageOf(db, index, kind, query, now);
  return { data: rows.map(toListing), ...page };
}

export async function listSessions(
  db: Db,
  index: ArticleIndex,
  query: ArticleListQuery,
  now = Date.now(),
): Promise<SearchPage<SessionListing>> {
  const { rows, ...page } = await pageOf(db, index, 'learning-hubs', query, now);
  return { data: rows.map(toSessionListing), ...page };
}

interface Page {
  rows: ListingRow[];
  total: number;
  areSimilar?: boolean;
}

const EMPTY: Page = { rows: [], total: 0 };

interface PageRange {
  limit: number;
  offset: number;
}

async function pageOf(
  db: Db,
  index: ArticleIndex,
  kind: ArticleKind,
  { filter, q, offset }: ArticleListQuery,
  now: number,
): Promise<Page> {
  const tag = filter === NO_FILTER ? '' : tagKey(filter);
  // A filter without letters or digits matches no tag.
  if (filter !== NO_FILTER && tag === '') return EMPTY;
  const newest = await newestArticle(db, now);
  if (newest === undefined) return EMPTY;
  const range = { limit: ARTICLE_PAGE.size, offset: offset * ARTICLE_PAGE.size };
  const list = { kind, tag, newest, ...range };
  return q.trim() === '' ? pageOfList(db, list) : pageOfSearch(db, index, q, list);
}

/** A page of search results; if there are none, a page of results for similar tokens. */
async function pageOfSearch(
  db: Db,
  index: ArticleIndex,
  q: string,
  { kind, tag, newest, ...page }: List & PageRange & { newest: number },
): Promise<Page> {
  const tokens = queryTokens(q, { begun: 'all' }).slice(0, MAX_TOKENS);
  const last = await lastPosition(db, { kind, tag: '', newest });
  if (tokens.length === 0 || last === undefined) return EMPTY;
  const range = { first: indexNumberOf(kind, 0), last: indexNumberOf(kind, last) };
  const search = { tokens, tag: tag && tagToken(tag), ...range, ...page };
  let { positions, total } = await index.find(db, search);
  const similar = total === 0 && (await correctedTokens(tokens, index.vocabulary(db, range)));
  if (similar) ({ positions, total } = await index.find(db, { ...search, tokens: similar }));
  const rows = await rowsAt(db, { kind, tag: '' }, positions.map(positionOf));
  return { rows, total, ...(similar && total > 0 && { areSimilar: true }) };
}

/** A page of a list. It is read by positions, so later pages cost no more than the first. */
async function pageOfList(db: Db, list: List & PageRange & { newest: number }): Promise<Page> {
  const last = await lastPosition(db, list);
  if (last === undefined) return EMPTY;
  const first = last - list.offset;
  const count = Math.min(list.limit, first + 1);
  const positions = Array.from({ length: Math.max(0, count) }, (_, n) => first - n);
  return { rows: await rowsAt(db, list, positions), total: last + 1 };
}

/** The articles at these positions of a list, in the order of `positions`. */
async function rowsAt(db: Db, list: List, positions: readonly number[]): Promise<ListingRow[]> {
  if (positions.length === 0) return [];
  const rows = await positionsOf(db, list)
    .innerJoin('articles', 'articles.id', 'article_positions.article_id')
    .select(LISTING_COLUMNS.map((column) => `articles.${column}` as const))
    .select('position')
    .where('position', 'in', positions)
    .execute();
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return positions.flatMap((position) => byPosition.get(position) ?? []);
}
