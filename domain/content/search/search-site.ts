import { type LanguageCode, languagePrefix } from '#contract/languages.ts';
import { type QueryToken, queryTokens } from '#contract/search/index.ts';
import {
  SEARCH_KINDS,
  type SearchKind,
  type SearchResult,
  SITE_SEARCH,
  type SiteSearchPage,
  type SiteSearchQuery,
} from '#contract/site-search.ts';
import type { Db } from '#db/schema.ts';
import { correctedTokens } from '#domain/content/search-tokens.ts';
import type { Bits } from '#domain/support/bits.ts';
import { dividedTokens } from './divided-tokens.ts';
import { type EntryMatches, existingTokens, findEntries } from './find-entries.ts';
import { snippetOf } from './snippet.ts';

/** Further tokens of a search are ignored. */
const MAX_TOKENS = 10;

const NOTHING: SiteSearchPage = { data: [], total: 0, kinds: [] };

/** One page of what is visible now: matches in titles first, then all others. */
export async function searchSite(
  db: Db,
  { q, kind, offset, lang }: SiteSearchQuery,
  now = Date.now(),
): Promise<SiteSearchPage> {
  const typed = queryTokens(q, { begun: 'all' }).slice(0, MAX_TOKENS);
  if (typed.length === 0) return NOTHING;
  const found = await findOrCorrect(db, lang, typed, now);
  if (!found) return NOTHING;
  const { matches, tokens } = found;
  const kinds = countKinds(matches);
  if (kind) restrictTo(matches, matches.ofKind.get(kind));
  const count = matches.anywhere.count();
  const total = Math.min(count, SITE_SEARCH.maxResults);
  const start = offset * SITE_SEARCH.pageSize;
  const end = Math.min(total, start + SITE_SEARCH.pageSize);
  const positions = bestFirst(matches, end).slice(start);
  return {
    data: await resultsAt(db, lang, positions, tokens),
    total,
    kinds,
    ...(count > total && { isCapped: true }),
    ...(tokens !== typed && { areSimilar: true }),
  };
}

/** If nothing matches, the matches of the corrected tokens. */
async function findOrCorrect(
  db: Db,
  lang: LanguageCode,
  typed: readonly QueryToken[],
  now: number,
): Promise<{ matches: EntryMatches; tokens: readonly QueryToken[] } | undefined> {
  const matches = await findEntries(db, lang, typed, now);
  if (!matches) return undefined;
  if (matches.anywhere.count() > 0) return { matches, tokens: typed };
  const existing = (words: readonly string[], limit: number) =>
    existingTokens(db, lang, words, limit);
  const has = async (token: QueryToken) => matches.isIndexed[typed.indexOf(token)] === true;
  for (const correct of [dividedTokens, correctedTokens]) {
    const tokens = await correct(typed, { has, existing });
    const corrected = tokens && (await findEntries(db, lang, tokens, now));
    if (corrected && corrected.anywhere.count() > 0) return { matches: corrected, tokens };
  }
  return undefined;
}

function restrictTo({ inTitle, anywhere }: EntryMatches, ofKind: Bits | undefined): void {
  if (!ofKind) return;
  inTitle.and(ofKind);
  anywhere.and(ofKind);
}

const bestFirst = ({ inTitle, anywhere }: EntryMatches, limit: number) =>
  [...new Set([...inTitle.first(limit), ...anywhere.first(limit)])].slice(0, limit);

const countKinds = ({ anywhere, ofKind }: EntryMatches): SiteSearchPage['kinds'] =>
  SEARCH_KINDS.map((kind) => ({
    kind,
    count: ofKind.get(kind)?.countCommon(anywhere) ?? 0,
  })).filter(({ count }) => count > 0);

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
    return { kind: row.kind as SearchKind, title, url, snippet: snippetOf(text, tokens) };
  });
}
