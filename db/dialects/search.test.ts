import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArticleSearch, QueryToken } from '#db/dialects/dialect.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';

const SIZE = 901;
const FIRST = 1_000_000_000;

function wordsAt(n: number): string[] {
  const tokens = ['always', `zebra${n}`];
  if (n < 500) tokens.push(`zulu${n}`);
  if (n % 2 === 0) tokens.push('often');
  if (n % 3 !== 0) tokens.push('offer');
  if (n % 100 === 7) tokens.push('rarely');
  return tokens;
}
const tagAt = (n: number) => (n % 2 === 0 ? '_even' : '_even_not');

const fits = (word: string, variant: QueryToken[number]) =>
  variant.isPrefix ? word.startsWith(variant.text) : word === variant.text;

/** Parses `often*|rarely`: a bar separates variants, a star marks a prefix. */
const parseToken = (word: string): QueryToken =>
  word.split('|').map((each) => ({ text: each.replace('*', ''), isPrefix: each.endsWith('*') }));

/** Reference implementation: checks every article. */
function expectedPositions({ tokens, tag, last }: ArticleSearch): number[] {
  const matches = (n: number) =>
    tokens.every((variants) =>
      wordsAt(n).some((word) => variants.some((each) => fits(word, each))),
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
        position: FIRST + n,
        title: [],
        summary: [],
        body: wordsAt(n),
        tags: [tagAt(n)],
      }));
      // An article of another kind, which must never be counted.
      articles.push({ position: 5, title: [], summary: [], body: ['always', 'rarely'], tags: [] });
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
  ])('counts articles with %j and the tag "%s" exactly, up to any position', async (typed, tag) => {
    const tokens = typed.map(parseToken);
    for (const last of [FIRST + SIZE - 1, FIRST + 500, FIRST + 499, FIRST + 6]) {
      const search = { tokens, tag, first: FIRST, last, limit: 12, offset: 0 };
      const all = expectedPositions(search);
      const { positions, total } = await db.articleIndex.find(db.db, search);
      expect(total).toBe(all.length);
      expect(positions).toEqual(all.slice(0, 12));
    }
  });
});

/** More than either engine lists by their ids. */
const MANY = 4100;

describeEachEngine('searching the inbox with very many matches', (name) => {
  let db: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    db = await makeDb(name);
    await db.db.transaction().execute(async (transaction) => {
      const items = Array.from({ length: MANY }, (_, n) => ({
        ...{ kind: 'lead', state: 'open', changed_at: 1, received_at: n, about: '' },
        subject_id: n % 2 === 0 ? `even-${n}` : `odd-${n}`,
      }));
      for (let at = 0; at < MANY; at += 500) {
        await transaction
          .insertInto('inbox_states')
          .values(items.slice(at, at + 500))
          .execute();
      }
      // The triggers of the inbox have added a row for each item.
      const rows = transaction.updateTable('inbox_tokens');
      await rows.set({ tokens: 'always' }).execute();
      await rows.set({ tokens: 'always often' }).where('subject_id', 'like', 'even-%').execute();
    });
  });
  afterAll(() => db.drop());

  test.each([
    ['always', MANY],
    ['often', MANY / 2],
    ['never', 0],
  ])('finds all items with "%s"', async (word, count) => {
    const matching = await db.inboxIndex.find(db.db, [[{ text: word, isPrefix: false }]]);
    const found = await db.db
      .selectFrom('inbox_states')
      .select('subject_id')
      .where(matching)
      .execute();
    expect(found).toHaveLength(count);
  });
});
