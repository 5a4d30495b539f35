/** Reads which entries have the tokens of a search. Its cost hardly depends on their number. */
import type { LanguageCode } from '#contract/languages.ts';
import { type QueryToken, shortestPrefix, type TokenVariant } from '#contract/search/index.ts';
import { SEARCH_KINDS, type SearchKind } from '#contract/site-search.ts';
import type { Db } from '#db/schema.ts';
import { Bits } from '#domain/support/bits.ts';
import { addStored } from '#domain/support/postings.ts';
import { ALL_ENTRIES, kindToken, prefixToken } from './posting-tokens.ts';

/** Positions of the visible entries with all tokens. */
export interface EntryMatches {
  inTitle: Bits;
  /** Includes those in the title. */
  anywhere: Bits;
  ofKind: ReadonlyMap<SearchKind, Bits>;
  /** For each token of the search, whether any entry has it. */
  isIndexed: readonly boolean[];
}

/** Greater than any letter. */
const LAST_LETTER = '\u{10ffff}';

/** @returns undefined if the language has no entries */
export async function findEntries(
  db: Db,
  lang: LanguageCode,
  tokens: readonly QueryToken[],
  now: number,
): Promise<EntryMatches | undefined> {
  const rows = await readPostings(db, lang, tokens.flat());
  const byToken = new Map(rows.map((row) => [row.token, row]));
  const all = byToken.get(ALL_ENTRIES);
  if (!all) return undefined;
  const length = all.count;
  const stored = (bytes: Uint8Array | null | undefined, bits = new Bits(length)) => {
    if (bytes) addStored(bits, bytes);
    return bits;
  };
  const visible = stored(all.anywhere).delete(await hiddenPositions(db, lang, now));
  const matches = { anywhere: visible, inTitle: visible.copy() };
  const isIndexed = tokens.map((token) => {
    const withToken = { anywhere: new Bits(length), inTitle: new Bits(length) };
    for (const row of rows) {
      if (!token.some((variant) => isMatch(row.token, variant))) continue;
      stored(row.anywhere, withToken.anywhere);
      stored(row.in_title, withToken.inTitle);
    }
    matches.anywhere.and(withToken.anywhere);
    matches.inTitle.and(withToken.inTitle);
    return withToken.anywhere.count() > 0;
  });
  const ofKind = SEARCH_KINDS.map(
    (kind) => [kind, stored(byToken.get(kindToken(kind))?.anywhere)] as const,
  );
  return { ...matches, isIndexed, ofKind: new Map(ofKind) };
}

/**
 * The rows of the variants, of all entries and of their kinds. A union, because with `or` SQLite
 * reads all rows of the language.
 */
function readPostings(db: Db, lang: LanguageCode, variants: readonly TokenVariant[]) {
  const ranges = variants.filter(isRange);
  const names = variants.filter((variant) => !isRange(variant)).map(rowToken);
  const rows = db
    .selectFrom('site_postings')
    .select(['token', 'count', 'anywhere', 'in_title'])
    .where('lang', '=', lang);
  const named = rows.where('token', 'in', [
    ALL_ENTRIES,
    ...SEARCH_KINDS.map(kindToken),
    ...new Set(names),
  ]);
  return ranges
    .reduce(
      (query, { text }) =>
        query.unionAll(rows.where('token', '>=', text).where('token', '<', text + LAST_LETTER)),
      named,
    )
    .execute();
}

/** The shortest prefixes have a row, others are a range of tokens. */
const isRange = ({ text, isPrefix }: TokenVariant) => isPrefix && shortestPrefix(text) !== text;

const rowToken = ({ text, isPrefix }: TokenVariant) => (isPrefix ? prefixToken(text) : text);

const isMatch = (token: string, variant: TokenVariant) =>
  isRange(variant) ? token.startsWith(variant.text) : token === rowToken(variant);

/** Entries that are not public yet or no longer, which are few. */
async function hiddenPositions(db: Db, lang: LanguageCode, now: number): Promise<number[]> {
  const entries = db.selectFrom('site_entries').select('position').where('lang', '=', lang);
  const rows = await entries
    .where('visible_from', '>', now)
    .unionAll(entries.where('visible_until', '<', now))
    .execute();
  return rows.map(({ position }) => position);
}

/** Which of some hundred tokens the language has, at most `limit`, the most frequent first. */
export async function existingTokens(
  db: Db,
  lang: LanguageCode,
  tokens: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('site_postings')
    .select('token')
    .where('lang', '=', lang)
    .where('token', 'in', tokens)
    .orderBy('count', 'desc')
    .orderBy('token')
    .limit(limit)
    .execute();
  return rows.map(({ token }) => token);
}
