import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArticleSearch, SearchedWord } from '#db/dialects/dialect.ts';
import { makeDb } from '#tests/engines.ts';

/** Enough that some words are frequent: their articles are counted by bits. */
const SIZE = 9001;
const FIRST = 1_000_000_000;

/** What the nth article has to say. */
function wordsAt(n: number): string[] {
  const words = ['always', `zebra${n}`];
  // Some are on one page of the vocabulary and some on the next, and only together they are many.
  if (n < 5000) words.push(`zulu${n}`);
  if (n % 2 === 0) words.push('often');
  if (n % 3 !== 0) words.push('offer');
  if (n % 1000 === 7) words.push('rarely');
  return words;
}
const tagAt = (n: number) => (n % 2 === 0 ? '_even' : '_even_not');

let db: Awaited<ReturnType<typeof makeDb>>;
beforeAll(async () => {
  db = await makeDb('SQLite');
  await db.db.transaction().execute(async (transaction) => {
    const articles = Array.from({ length: SIZE }, (_, n) => ({
      place: FIRST + n,
      title: [],
      summary: [],
      body: wordsAt(n),
      tags: [tagAt(n)],
    }));
    // Of another kind: it must never be counted.
    articles.push({ place: 5, title: [], summary: [], body: ['always', 'rarely'], tags: [] });
    await db.articleIndex.add(transaction, articles);
    await db.articleIndex.settle(transaction, [
      { first: 0, last: FIRST - 1 },
      { first: FIRST, last: 2 * FIRST - 1 },
    ]);
  });
});
afterAll(() => db.drop());

const fits = (word: string, spelling: SearchedWord[number]) =>
  spelling.isBeginning ? word.startsWith(spelling.word) : word === spelling.word;

/** Spellings of one word have a bar between them, and what is begun a star. */
const asked = (word: string): SearchedWord =>
  word.split('|').map((each) => ({ word: each.replace('*', ''), isBeginning: each.endsWith('*') }));

/** The same by going through all of them. */
function expected({ words, tag, last }: ArticleSearch): number[] {
  const isFound = (n: number) =>
    words.every((spellings) =>
      wordsAt(n).some((word) => spellings.some((each) => fits(word, each))),
    ) &&
    (tag === '' || tagAt(n) === tag);
  return Array.from({ length: last - FIRST + 1 }, (_, n) => n)
    .filter(isFound)
    .map((n) => FIRST + n)
    .reverse();
}

test('there are frequent words and others', async () => {
  const rows = await db.db
    .selectFrom('frequent_words' as never)
    .select(['first', 'word'] as never)
    .execute();
  const words = (rows as { first: number; word: string }[]).map(({ word }) => word);
  expect(words).toEqual(expect.arrayContaining(['a', 'always', 'o', 'of', 'offer', '=_even']));
  expect(words).toEqual(expect.arrayContaining(['z', 'zebra', 'zulu']));
  expect(words).not.toContain('rarely');
  expect(words).not.toContain('zebra1');
});

test.each([
  [['always*'], ''],
  [['a*', 'often*'], ''],
  [['of*'], ''],
  [['of'], ''],
  [['offer*', 'often*', 'al*'], ''],
  [['rarely*'], ''],
  [['rare*', 'often*'], ''],
  [['often*|rarely*'], ''],
  [['often*|offer*', 'always*|rare'], ''],
  [['rarely|never'], ''],
  [['never*'], ''],
  [['zulu*', 'often'], ''],
  [['always*'], '_even'],
  [['offer*'], '_even_not'],
  [['rarely*'], '_even'],
  [['always*'], '_nobody'],
])('counts articles with %j and the tag "%s" exactly, up to any place', async (typed, tag) => {
  const words = typed.map(asked);
  for (const last of [FIRST + SIZE - 1, FIRST + 8 * 500, FIRST + 8 * 500 - 1, FIRST + 6]) {
    const search = { words, tag, first: FIRST, last, limit: 12, offset: 0 };
    const all = expected(search);
    const { places, total } = await db.articleIndex.find(db.db, search);
    expect(total).toBe(all.length);
    expect(places).toEqual(all.slice(0, 12));
  }
});
