import { FIRST_LANGUAGE, type LanguageCode, languagePrefix } from '#contract/languages.ts';
import { queryTokens } from '#contract/search/index.ts';
import {
  SEARCH_KINDS,
  type SearchKind,
  type SearchResult,
  SITE_SEARCH,
  type SiteSearchPage,
  type SiteSearchQuery,
} from '#contract/site-search.ts';
import type { EntryIndex, EntrySearch, QueryToken } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { correctedTokens } from '#domain/content/search-tokens.ts';
import { kindAt, kindToken, positionsIn } from './entry-positions.ts';
import { snippetOf } from './snippet.ts';
import { languageToken } from './store-entries.ts';

/** Further tokens of a search are ignored. */
const MAX_TOKENS = 10;

/** One match more than are listed shows that there are more. */
const LIMIT = SITE_SEARCH.maxResults + 1;

/** One page of what is visible now: matches in titles first, then all others. */
export async function searchSite(
  db: Db,
  index: EntryIndex,
  { q, kind, offset, lang }: SiteSearchQuery,
  now = Date.now(),
): Promise<SiteSearchPage> {
  const typed = queryTokens(q, { begun: 'all' }).slice(0, MAX_TOKENS);
  if (typed.length === 0) return { data: [], total: 0, kinds: [] };
  const filters = lang === FIRST_LANGUAGE ? [] : [languageToken(lang)];
  const search = { ...positionsIn(lang), filters, now, limit: LIMIT };
  const { tokens, matches, areSimilar } = await findMatches(db, index, {
    ...search,
    tokens: typed,
  });
  const isCapped = matches.anywhere.length >= LIMIT;
  const ofKind = kind
    ? await matchesOfKind(db, index, { ...search, tokens }, matches, kind)
    : matches;
  const positions = bestFirst(ofKind);
  const start = offset * SITE_SEARCH.pageSize;
  const page = positions.slice(start, start + SITE_SEARCH.pageSize);
  return {
    data: await resultsAt(db, page, tokens, lang),
    total: positions.length,
    kinds: countKinds(matches.anywhere),
    ...(isCapped && { isCapped }),
    ...(areSimilar && { areSimilar }),
  };
}

type Matches = Awaited<ReturnType<EntryIndex['find']>>;

/** If nothing matches, the matches of tokens that differ by one letter. */
async function findMatches(db: Db, index: EntryIndex, search: EntrySearch) {
  const matches = await index.find(db, search);
  const similar =
    matches.anywhere.length === 0 &&
    (await correctedTokens(search.tokens, index.vocabulary(db, search)));
  if (!similar) return { tokens: search.tokens, matches, areSimilar: false };
  const others = await index.find(db, { ...search, tokens: similar });
  return { tokens: similar, matches: others, areSimilar: others.anywhere.length > 0 };
}

/** Only if there are more matches than were read, those of the kind are searched for. */
async function matchesOfKind(
  db: Db,
  index: EntryIndex,
  search: EntrySearch,
  { inTitle, anywhere }: Matches,
  kind: SearchKind,
): Promise<Matches> {
  if (anywhere.length >= LIMIT) {
    return index.find(db, { ...search, filters: [...search.filters, kindToken(kind)] });
  }
  const isOfKind = (position: number) => kindAt(position) === kind;
  return { inTitle: inTitle.filter(isOfKind), anywhere: anywhere.filter(isOfKind) };
}

const bestFirst = ({ inTitle, anywhere }: Matches) =>
  [...new Set([...inTitle, ...anywhere])].slice(0, SITE_SEARCH.maxResults);

function countKinds(positions: readonly number[]): SiteSearchPage['kinds'] {
  const counts = new Map<SearchKind, number>();
  for (const position of positions.slice(0, SITE_SEARCH.maxResults)) {
    const kind = kindAt(position);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return SEARCH_KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [{ kind, count }];
  });
}

async function resultsAt(
  db: Db,
  positions: readonly number[],
  tokens: readonly QueryToken[],
  lang: LanguageCode,
): Promise<SearchResult[]> {
  if (positions.length === 0) return [];
  const rows = await db
    .selectFrom('search_entries')
    .select(['position', 'path', 'title', 'text'])
    .where('position', 'in', positions)
    .execute();
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const prefix = languagePrefix(lang);
  return positions.flatMap((position) => {
    const row = byPosition.get(position);
    if (!row) return [];
    const { path, title, text } = row;
    const url = path === '/' && prefix !== '' ? prefix : prefix + path;
    return { kind: kindAt(position), title, url, snippet: snippetOf(text, tokens) };
  });
}
