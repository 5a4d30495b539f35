/**
 * Writes which entries have which token: one row for each token of a language, and one for each
 * prefix that is so short that very many tokens begin with it.
 */
import { randomBytes } from 'node:crypto';
import type { LanguageCode } from '#contract/languages.ts';
import { indexTokens, shortestPrefix, splitWords } from '#contract/search/index.ts';
import type { SearchKind } from '#contract/site-search.ts';
import type { Db } from '#db/schema.ts';
import { storedSearchKind } from '#domain/content/stored-kinds.ts';
import { Bits } from '#domain/support/bits.ts';
import { Postings } from '#domain/support/postings.ts';

// Tokens that no word of a text has, because words consist of letters, marks and digits.

/** All entries of a language: their number, and instead of positions a random id of this load. */
export const ALL_ENTRIES = '_all';

export const kindToken = (kind: SearchKind) => `_kind_${storedSearchKind(kind)}`;

/** The entries with a word that begins with a prefix. */
export const prefixToken = (prefix: string) => `_prefix_${prefix}`;

/** What an entry is found by. */
export interface EntryTexts {
  kind: SearchKind;
  title: string;
  /** Everything but the title. */
  text: string;
}

interface TokenPostings {
  anywhere: Postings;
  inTitle: Postings;
}

/** Rows in one statement. A set of 100,000 positions takes 12.5 KB. */
const BATCH_SIZE = 200;

/** @param entries of the language; the index of an entry is its position */
export async function storePostings(
  transaction: Db,
  lang: LanguageCode,
  entries: readonly EntryTexts[],
): Promise<void> {
  const byToken = collect(entries);
  const ofTokens = [...byToken, ...ofPrefixes(byToken, entries.length)].map(
    ([token, { anywhere, inTitle }]) => ({
      ...{ lang, token, count: anywhere.count(), anywhere: anywhere.toBytes() },
      in_title: inTitle.count() > 0 ? inTitle.toBytes() : null,
    }),
  );
  const all = { lang, token: ALL_ENTRIES, count: entries.length, in_title: null };
  const rows = [{ ...all, anywhere: randomBytes(8) }, ...ofTokens];
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await transaction
      .insertInto('site_postings')
      .values(rows.slice(start, start + BATCH_SIZE))
      .execute();
  }
}

function collect(entries: readonly EntryTexts[]): Map<string, TokenPostings> {
  const byToken = new Map<string, TokenPostings>();
  const postingsOf = (token: string) => {
    const existing = byToken.get(token);
    if (existing) return existing;
    const postings = emptyPostings(entries.length);
    byToken.set(token, postings);
    return postings;
  };
  const words = wordsIn(entries);
  const isWord = (joined: string) => words.has(joined);
  for (const [position, { kind, title, text }] of entries.entries()) {
    const inTitle = indexTokens(title, isWord);
    const tokens = [kindToken(kind), ...inTitle, ...indexTokens(text, isWord)];
    for (const token of new Set(tokens)) postingsOf(token).anywhere.add(position);
    for (const token of inTitle) postingsOf(token).inTitle.add(position);
  }
  return byToken;
}

/**
 * The words of all entries. Two words are found as one only if some entry writes them so; otherwise
 * nearly each pair of words would have a row.
 */
function wordsIn(entries: readonly EntryTexts[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { title, text } of entries) {
    for (const { word } of [...splitWords(title), ...splitWords(text)]) words.add(word);
  }
  return words;
}

/** The entries with any of the tokens that begin with a prefix. */
function* ofPrefixes(
  byToken: ReadonlyMap<string, TokenPostings>,
  length: number,
): Generator<[string, TokenPostings]> {
  const byPrefix = Map.groupBy(byToken, ([token]) => shortestPrefix(token));
  for (const [prefix, tokens] of byPrefix) {
    if (prefix === undefined || prefix.startsWith('_')) continue;
    const union = emptyPostings(length);
    for (const part of ['anywhere', 'inTitle'] as const) {
      const bits = new Bits(length);
      for (const [, postings] of tokens) postings[part].addTo(bits);
      for (const position of bits.first(length)) union[part].add(position);
    }
    yield [prefixToken(prefix), union];
  }
}

const emptyPostings = (length: number): TokenPostings => ({
  anywhere: new Postings(length),
  inTitle: new Postings(length),
});
