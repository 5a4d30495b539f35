import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QueryToken } from '#contract/search/index.ts';
import { SEARCH_KINDS } from '#contract/site-search.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { EntryKinds } from './entry-kinds.ts';
import { existingTokens, findEntries, hiddenPositions } from './find-entries.ts';
import { type NewEntry, storeEntries } from './store-entries.ts';

/** Around the sizes at which positions are stored in another way. */
const SIZES = [1, 2, 31, 32, 33, 63, 64, 65, 128, 901];
const NOW = 1000;

function entryAt(n: number): NewEntry {
  const words = ['always', `zebra${n}`];
  if (n % 2 === 0) words.push('often');
  if (n % 3 !== 0) words.push('offer', 'zulu');
  if (n % 100 === 7) words.push('rarely');
  return {
    ...{ lang: 'en', path: `/n-${n}`, text: words.join(' '), words: n % 5 === 0 ? 'hidden' : '' },
    kind: SEARCH_KINDS[n % SEARCH_KINDS.length] ?? 'page',
    title: n % 4 === 0 ? 'A title of zebras' : 'Untitled',
    date: n,
    visibleFrom: n % 50 === 3 ? NOW + 1 : NOW,
    visibleUntil: n % 50 === 4 ? NOW - 1 : n % 50 === 5 ? NOW : null,
  };
}

/** Parses `often*|rarely`: a bar separates variants, a star marks a prefix. */
const parseToken = (word: string): QueryToken =>
  word.split('|').map((each) => ({ text: each.replace('*', ''), isPrefix: each.endsWith('*') }));

const has = (text: string, token: QueryToken) =>
  text
    .toLowerCase()
    .split(' ')
    .some((word) =>
      token.some((variant) =>
        variant.isPrefix ? word.startsWith(variant.text) : word === variant.text,
      ),
    );

describeEachEngine('entries with the tokens of a search', (name) => {
  let db: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    db = await makeDb(name);
  });
  afterAll(() => db.drop());

  describe.each(SIZES)('among %i', (size) => {
    const entries = Array.from({ length: size }, (_, n) => entryAt(n));
    beforeAll(async () => {
      // The other language has other positions.
      const inNepali = entries.slice(0, 3).map((entry) => ({ ...entry, lang: 'ne' }));
      await db.db.transaction().execute((to) => storeEntries(to, [...entries, ...inNepali]));
    });

    test.each([
      ['always'],
      ['always', 'often'],
      ['of*'],
      ['off*'],
      ['offe*', 'zul*'],
      ['often|rarely', 'zebra*'],
      ['rarely'],
      ['zebra1*'],
      ['hid*'],
      ['title'],
      ['never'],
      ['never', 'always'],
    ])('equal those of a check of every entry: %s %s', async (...typed) => {
      const tokens = typed.map(parseToken);
      const hidden = await hiddenPositions(db.db, 'en', NOW);
      const found = await findEntries(db.db, 'en', tokens, hidden);
      const paths = await pathsOf(db);
      const pick = (bits: { first(limit: number): number[] } | undefined) =>
        (bits?.first(size) ?? []).map((position) => paths.get(position)).sort();
      const expected = (textOf: (entry: NewEntry) => string) =>
        entries
          .filter(
            ({ visibleFrom, visibleUntil }) => visibleFrom <= NOW && (visibleUntil ?? NOW) >= NOW,
          )
          .filter((entry) => tokens.every((token) => has(textOf(entry), token)))
          .map(({ path }) => path)
          .sort();
      expect(pick(found?.anywhere)).toEqual(
        expected(({ title, text, words }) => `${title} ${text} ${words}`),
      );
      expect(pick(found?.inTitle)).toEqual(expected(({ title }) => title));
      expect(found?.set.length).toBe(size);
      const ofKind = await new EntryKinds(db.db).of('en', { id: '', length: size });
      for (const kind of SEARCH_KINDS) {
        expect(pick(ofKind.get(kind))).toEqual(
          entries.flatMap((entry) => (entry.kind === kind ? entry.path : [])).sort(),
        );
      }
    });
  });

  test('are counted by the kinds of the latest load', async () => {
    const kinds = new EntryKinds(db.db);
    const store = (kind: NewEntry['kind'], size: number) =>
      db.db.transaction().execute((to) =>
        storeEntries(
          to,
          Array.from({ length: size }, (_, n) => ({ ...entryAt(n), kind })),
        ),
      );
    for (const [kind, size] of [
      ['post', 7],
      ['paper', 7],
      ['paper', 200],
    ] as const) {
      await store(kind, size);
      const found = await findEntries(db.db, 'en', [parseToken('always')], []);
      if (!found) throw new Error('The entries are not stored');
      const ofKind = await kinds.of('en', found.set);
      expect(await kinds.of('en', found.set)).toBe(ofKind);
      expect([ofKind.get('post')?.count(), ofKind.get('paper')?.count()]).toEqual(
        kind === 'post' ? [size, 0] : [0, size],
      );
    }
  });

  test('name the most frequent of similar tokens first', async () => {
    const tokens = ['rarely', 'often', 'always', 'never'];
    expect(await existingTokens(db, 'en', tokens)).toEqual(['always', 'often', 'rarely']);
    expect(await findEntries(db.db, 'de', [parseToken('always')], [])).toBeUndefined();
  });
});

async function pathsOf({ db }: Awaited<ReturnType<typeof makeDb>>): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('site_entries')
    .select(['position', 'path'])
    .where('lang', '=', 'en')
    .execute();
  return new Map(rows.map(({ position, path }) => [position, path]));
}
