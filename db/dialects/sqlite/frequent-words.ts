/**
 * Counting what is found where words are met in a large part of all articles: FTS5 would walk through
 * each of them. For these words there is a bit for each article, and counting is a few thousand
 * additions. Small archives have none of them.
 */
import { sql } from 'kysely';
import type { ArticleSearch, PlaceRange, SearchedWord } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { matchOf, spelled } from './match.ts';

/** FTS5 counts fewer articles in about a millisecond. */
const MANY = 4096;

/** Words of the index that are read at once. */
const AT_ONCE = 10_000;

/** Longest beginning that has a list of its own, as in the index. */
const LONGEST = 6;

/** A shorter word of Latin letters is asked for as a whole. */
const SHORTEST = 3;

/** A tag is met as a whole, and so is a short word: it is no beginning of another one. */
const whole = (word: string) => `=${word}`;

const keyOf = ({ word, isBeginning }: SearchedWord[number]) => (isBeginning ? word : whole(word));

/** Finds out, after the index has changed, which words are frequent and where. */
export async function findFrequentWords(db: Db, kinds: readonly PlaceRange[]): Promise<void> {
  await sql`delete from frequent_words`.execute(db);
  const words = await candidates(db);
  for (const { first, last } of kinds) {
    for (const word of words) {
      const isBeginning = !word.startsWith('=');
      const match = spelled({ word: isBeginning ? word : word.slice(1), isBeginning });
      const positions = (await placesOf(db, match, { first, last })).map((place) => place - first);
      if (positions.length < MANY) continue;
      await sql`
        insert into frequent_words (first, word, articles)
        values (${first}, ${word}, ${toBits(positions)})
      `.execute(db);
    }
  }
}

/**
 * Beginnings and tags that may be frequent: the sum over their words is large enough. A large archive has
 * millions of words, so they are read in parts, in their order, and only what goes on is kept.
 */
async function candidates(db: Db): Promise<string[]> {
  const sums = new Map<string, number>();
  let rows: { term: string; doc: number }[];
  let last = '';
  do {
    ({ rows } = await sql<{ term: string; doc: number }>`
      select term, doc from article_vocabulary where term > ${last} order by term limit ${AT_ONCE}
    `.execute(db));
    for (const { term, doc } of rows) {
      for (const word of term.startsWith('_') ? [whole(term)] : askedAs(term)) {
        sums.set(word, (sums.get(word) ?? 0) + doc);
      }
    }
    last = rows.at(-1)?.term ?? '';
    for (const [word, sum] of sums) {
      if (sum < MANY && !last.startsWith(word)) sums.delete(word);
    }
  } while (rows.length === AT_ONCE);
  return [...sums].filter(([, sum]) => sum >= MANY).map(([word]) => word);
}

/** All that a word is found by: its short beginnings, and the whole. */
function askedAs(term: string): string[] {
  const letters = [...term];
  const asked = letters.slice(0, LONGEST).map((_, index) => letters.slice(0, index + 1).join(''));
  if (letters.length < SHORTEST) asked.push(whole(term));
  return letters.length > LONGEST ? [...asked, term] : asked;
}

async function placesOf(db: Db, match: string, { first, last }: PlaceRange): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    select rowid as place from article_texts
    where article_texts match ${match} and rowid between ${first} and ${last}
    order by rowid
  `.execute(db);
  return rows.map(({ place }) => place);
}

/** How many articles have all the words. */
export async function countMatches(db: Db, search: ArticleSearch): Promise<number> {
  const { words, tag, first, last } = search;
  const all = tag ? [[{ word: tag, isBeginning: false }], ...words] : words;
  const frequent = await frequentAmong(db, first, all.flat().map(keyOf));
  const isFrequent = (spelling: SearchedWord[number]) => frequent.has(keyOf(spelling));
  const rare = all.filter((word) => !word.some(isFrequent));
  const bits: Uint8Array[] = [];
  for (const word of all.filter((each) => each.some(isFrequent))) {
    const known = word.flatMap((spelling) => frequent.get(keyOf(spelling)) ?? []);
    const others = word.filter((spelling) => !isFrequent(spelling));
    const places = others.length > 0 ? await placesOf(db, matchOf([others]), search) : [];
    bits.push(eitherOf([...known, toBits(places.map((place) => place - first))]));
  }
  if (rare.length === 0) return countBits(bits, last - first + 1);
  const places = await placesOf(db, matchOf(rare), search);
  return places.filter((place) => bits.every((articles) => hasBit(articles, place - first))).length;
}

function eitherOf(all: readonly Uint8Array[]): Uint8Array {
  const either = new Uint8Array(Math.max(...all.map(({ length }) => length)));
  for (const bits of all) {
    for (const [at, byte] of bits.entries()) either[at] = (either[at] ?? 0) | byte;
  }
  return either;
}

async function frequentAmong(db: Db, first: number, words: readonly string[]) {
  const { rows } = await sql<{ word: string; articles: Uint8Array }>`
    select word, articles from frequent_words
    where first = ${first} and word in (${sql.join(words)})
  `.execute(db);
  return new Map(rows.map(({ word, articles }) => [word, articles]));
}

/** @param positions ascending; the lowest bit of the first byte is the first article */
function toBits(positions: readonly number[]): Uint8Array {
  const bits = new Uint8Array(((positions.at(-1) ?? 0) >> 3) + 1);
  for (const position of positions)
    bits[position >> 3] = (bits[position >> 3] ?? 0) | (1 << (position & 7));
  return bits;
}

function hasBit(bits: Uint8Array, position: number): boolean {
  return (((bits[position >> 3] ?? 0) >> (position & 7)) & 1) === 1;
}

/** Number of ones in each byte. */
const ONES = Uint8Array.from(
  { length: 256 },
  (_, byte) => byte.toString(2).replaceAll('0', '').length,
);

/** How many of the first `length` bits are set in all of them. */
function countBits(all: readonly Uint8Array[], length: number): number {
  const whole = length >> 3;
  const byteAt = (at: number) => all.reduce((byte, bits) => byte & (bits[at] ?? 0), 0xff);
  let count = 0;
  for (let at = 0; at < whole; at++) count += ONES[byteAt(at)] ?? 0;
  return count + (ONES[byteAt(whole) & ((1 << (length & 7)) - 1)] ?? 0);
}
