import { type LanguageCode, languagePrefix } from '#contract/languages.ts';
import { type QueryToken, queryTokens } from '#contract/search/index.ts';
import {
  SEARCH_KINDS,
  type SearchResult,
  SITE_SEARCH,
  type SiteSearchPage,
  type SiteSearchQuery,
} from '#contract/site-search.ts';
import type { OpenedEngine } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { searchKindOf } from '#domain/content/stored-kinds.ts';
import { correctSearch } from './correct-search.ts';
import { EntryKinds } from './entry-kinds.ts';
import { type EntryMatches, existingTokens, findEntries, hiddenPositions } from './find-entries.ts';
import { snippetOf } from './snippet.ts';

/** Further tokens of a search are ignored. */
const MAX_TOKENS = 10;

const NOTHING: SiteSearchPage = { data: [], total: 0, kinds: [] };

type Engine = Pick<OpenedEngine, 'db' | 'oneOf'>;

export type SiteSearch = ReturnType<typeof createSiteSearch>;

export function createSiteSearch(engine: Engine) {
  const entryKinds = new EntryKinds(engine.db);
  return (query: SiteSearchQuery, now = Date.now()) => search(engine, entryKinds, query, now);
}

/** One page of what is visible now: matches in titles first, then all others. */
async function search(
  engine: Engine,
  entryKinds: EntryKinds,
  { q, kind, offset, lang }: SiteSearchQuery,
  now: number,
): Promise<SiteSearchPage> {
  const typed = queryTokens(q, { begun: 'all' }).slice(0, MAX_TOKENS);
  if (typed.length === 0) return NOTHING;
  const found = await findOrCorrect(engine, lang, typed, now);
  if (!found) return NOTHING;
  const { tokens, set, ...matches } = found;
  const ofKind = await entryKinds.of(lang, set);
  const kinds = SEARCH_KINDS.map((each) => ({
    kind: each,
    count: ofKind.get(each)?.countCommon(matches.anywhere) ?? 0,
  })).filter(({ count }) => count > 0);
  const chosen = kind && ofKind.get(kind);
  if (chosen) for (const bits of [matches.inTitle, matches.anywhere]) bits.and(chosen);
  const count = matches.anywhere.count();
  const total = Math.min(count, SITE_SEARCH.maxResults);
  const start = offset * SITE_SEARCH.pageSize;
  const end = Math.min(total, start + SITE_SEARCH.pageSize);
  return {
    data: await resultsAt(engine.db, lang, bestFirst(matches, end).slice(start), tokens),
    total,
    kinds,
    ...(count > total && { isCapped: true }),
    ...(tokens !== typed && { areSimilar: true }),
  };
}

/** If nothing matches, the matches of a corrected search. */
async function findOrCorrect(
  engine: Engine,
  lang: LanguageCode,
  typed: readonly QueryToken[],
  now: number,
): Promise<(EntryMatches & { tokens: readonly QueryToken[] }) | undefined> {
  const { db } = engine;
  const hidden = await hiddenPositions(db, lang, now);
  const matches = await findEntries(db, lang, typed, hidden);
  if (!matches) return undefined;
  if (matches.anywhere.count() > 0) return { ...matches, tokens: typed };
  const searches = await correctSearch(typed, matches.isIndexed, (words) =>
    existingTokens(engine, lang, words),
  );
  for (const tokens of searches) {
    const corrected = await findEntries(db, lang, tokens, hidden);
    if (corrected && corrected.anywhere.count() > 0) return { ...corrected, tokens };
  }
  return undefined;
}

const bestFirst = (
  { inTitle, anywhere }: Pick<EntryMatches, 'inTitle' | 'anywhere'>,
  limit: number,
) => [...new Set([...inTitle.first(limit), ...anywhere.first(limit)])].slice(0, limit);

async function resultsAt(
  db: Db,
  lang: LanguageCode,
  positions: readonly number[],
  tokens: readonly QueryToken[],
): Promise<SearchResult[]> {
  if (positions.length === 0) return [];
  const rows = await db
    .selectFrom('site_entries')
    .select(['position', 'kind', 'path', 'title', 'text'])
    .where('lang', '=', lang)
    .where('position', 'in', positions)
    .execute();
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const prefix = languagePrefix(lang);
  return positions.flatMap((position) => {
    const row = byPosition.get(position);
    if (!row) return [];
    const { path, title, text } = row;
    const url = path === '/' && prefix !== '' ? prefix : prefix + path;
    return { kind: searchKindOf(row.kind), title, url, snippet: snippetOf(text, tokens) };
  });
}
