/** Reads which entries have the tokens of a search. Its cost hardly depends on their number. */
import type { LanguageCode } from '#contract/languages.ts';
import { type QueryToken, shortestPrefix, type TokenVariant } from '#contract/search/index.ts';
import type { OpenedEngine } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { Bits } from '#domain/support/bits.ts';
import { addStored } from '#domain/support/postings.ts';
import { ALL_ENTRIES, prefixToken } from './store-postings.ts';

/** The entries of a language, as stored by one load of content. */
export interface StoredSet {
  id: string;
  /** The number of entries. */
  length: number;
}

/** Positions of the visible entries with all tokens. */
export interface EntryMatches {
  inTitle: Bits;
  /** Includes those in the title. */
  anywhere: Bits;
  set: StoredSet;
  /** For each token of the search, whether any entry has it. */
  isIndexed: readonly boolean[];
}

/** Greater than any letter. */
const LAST_LETTER = '\u{10ffff}';

/**
 * @param hidden positions of entries that are not public
 * @returns undefined if the language has no entries
 */
export async function findEntries(
  db: Db,
  lang: LanguageCode,
  tokens: readonly QueryToken[],
  hidden: readonly number[],
): Promise<EntryMatches | undefined> {
  const rows = await readPostings(db, lang, tokens.flat());
  const all = rows.find(({ token }) => token === ALL_ENTRIES);
  if (!all) return undefined;
  const length = all.count;
  const visible = Bits.full(length).delete(hidden);
  const matches = { anywhere: visible, inTitle: visible.copy() };
  const isIndexed = tokens.map((token) => {
    const withToken = { anywhere: new Bits(length), inTitle: new Bits(length) };
    const rowsOfToken = rows.filter((row) => token.some((variant) => isMatch(row.token, variant)));
    for (const row of rowsOfToken) {
      addStored(withToken.anywhere, row.anywhere);
      if (row.in_title) addStored(withToken.inTitle, row.in_title);
    }
    matches.anywhere.and(withToken.anywhere);
    matches.inTitle.and(withToken.inTitle);
    return rowsOfToken.length > 0;
  });
  const set = { id: Buffer.from(all.anywhere).toString('hex'), length };
  return { ...matches, isIndexed, set };
}

/**
 * The rows of the variants, and the one of all entries. A union, because with `or` SQLite reads all
 * rows of the language.
 */
function readPostings(db: Db, lang: LanguageCode, variants: readonly TokenVariant[]) {
  const ranges = variants.filter(isRange);
  const names = variants.filter((variant) => !isRange(variant)).map(rowToken);
  const rows = db
    .selectFrom('site_postings')
    .select(['token', 'count', 'anywhere', 'in_title'])
    .where('lang', '=', lang);
  const named = rows.where('token', 'in', [ALL_ENTRIES, ...new Set(names)]);
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
export async function hiddenPositions(db: Db, lang: LanguageCode, now: number): Promise<number[]> {
  const entries = db.selectFrom('site_entries').select('position').where('lang', '=', lang);
  const rows = await entries
    .where('visible_from', '>', now)
    .unionAll(entries.where('visible_until', '<', now))
    .execute();
  return rows.map(({ position }) => position);
}

/** Which of some hundred tokens the language has, the most frequent first. */
export async function existingTokens(
  { db, oneOf }: Pick<OpenedEngine, 'db' | 'oneOf'>,
  lang: LanguageCode,
  tokens: readonly string[],
): Promise<string[]> {
  if (tokens.length === 0) return [];
  const rows = await db
    .selectFrom('site_postings')
    .select('token')
    .where('lang', '=', lang)
    .where(oneOf('token', tokens))
    .orderBy('count', 'desc')
    .orderBy('token')
    .execute();
  return rows.map(({ token }) => token);
}
