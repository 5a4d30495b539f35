import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArticleSearch, QueryToken } from '#db/dialects/dialect.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';

const SIZE = 901;
const FIRST = 1_000_000_000;

function wordsAt(n: number): string[] {
  const words = ['always', `zebra${n}`];
  if (n < 500) words.push(`zulu${n}`);
  if (n % 2 === 0) words.push('often');
  if (n % 3 !== 0) words.push('offer');
  if (n % 100 === 7) words.push('rarely');
  return words;
}
const tagAt = (n: number) => (n % 2 === 0 ? '_even' : '_even_not');

const fits = (word: string, spelling: QueryToken[number]) =>
  spelling.isBeginning ? word.startsWith(spelling.word) : word === spelling.word;

/** Parses `often*|rarely`: a bar separates variants, a star marks a prefix. */
const parseWord = (word: string): QueryToken =>
  word.split('|').map((each) => ({ word: each.replace('*', ''), isBeginning: each.endsWith('*') }));

/** Reference implementation: checks every article. */
function expectedPlaces({ words, tag, last }: ArticleSearch): number[] {
  const matches = (n: number) =>
    words.every((spellings) =>
      wordsAt(n).some((word) => spellings.some((each) => fits(word, each))),
    ) &&
    (tag === '' || tagAt(n) === tag);
  return Array.from({ length: last - FIRST + 1 }, (_, n) => n)
    .filter(matches)
    .map((n) => FIRST + n)
    .reverse();
}

describeEachEngine('searching articles by words and tag', (name) => {
  let db: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    db = await makeDb(name);
    await db.db.transaction().execute(async (transaction) => {
      const articles = Array.from({ length: SIZE }, (_, n) => ({
        place: FIRST + n,
        title: [],
        summary: [],
        body: wordsAt(n),
        tags: [tagAt(n)],
      }));
      // An article of another kind, which must never be counted.
      articles.push({ place: 5, title: [], summary: [], body: ['always', 'rarely'], tags: [] });
      await db.articleIndex.add(transaction, articles);
      await db.articleIndex.optimize(transaction);
    });
  });
  afterAll(() => db.drop());

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
    const words = typed.map(parseWord);
    for (const last of [FIRST + SIZE - 1, FIRST + 500, FIRST + 499, FIRST + 6]) {
      const search = { words, tag, first: FIRST, last, limit: 12, offset: 0 };
      const all = expectedPlaces(search);
      const { places, total } = await db.articleIndex.find(db.db, search);
      expect(total).toBe(all.length);
      expect(places).toEqual(all.slice(0, 12));
    }
  });
});
