/** Searches without results: what is counted, stored, listed and erased. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { SITE_SEARCH } from '#contract/site-search.ts';
import { deleteOldMissedSearches, storeMissedSearches } from '#domain/content/search/index.ts';
import { missedText } from '#domain/content/search/missed-searches.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

describe('missedText', () => {
  test.each([
    ['  Kubernetes   AND  ', 'kubernetes and'],
    ['C++ <b>', 'c++ b'],
    ['नेपाल', 'नेपाल'],
    ['a'.repeat(300), 'a'.repeat(SITE_SEARCH.missedLength)],
    ['sita@example.com', null],
    ['sita ＠example', null],
    ['+977 984-123-4567', null],
    ['call ९८४१२३४५६७', null],
    ['2026', null],
    ['%\u0000', null],
  ])('%j is stored as %j', (q, text) => {
    expect(missedText(q)).toBe(text);
  });
});

describeEachEngine('searches without results', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const search = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${app.origin}${API_PREFIX}/search?${query}`, {
      headers: { 'user-agent': 'Mozilla/5.0', ...headers },
    });
  const stored = () =>
    app.engine.db.selectFrom('missed_searches').selectAll().orderBy('text').execute();

  test('are counted once for a person, and not for programs', async () => {
    await search('q=qqzebra', { 'sec-purpose': 'prefetch;prerender' });
    await search('q=qqzebra', { 'user-agent': 'Examplebot/1.0' });
    await search('q=qqzebra&offset=1');
    await search('q=qqzebra&kind=job');
    await search('q=team');
    await search('q=sita%40example.com');
    await search('q=QQzebra');
    await fetch(`${app.origin}/search?q=qqzebra`, { headers: { 'user-agent': 'Mozilla/5.0' } });
    await expect
      .poll(async () => (await stored()).map(({ text, count }) => [text, count]), { timeout: 8000 })
      .toEqual([['qqzebra', 2]]);
  });

  test('of one network fill neither table nor log', async () => {
    for (let n = 0; n < 40; n++) await search(`q=qqflood${'abcdefghij'[n % 10]}${'x'.repeat(n)}`);
    await search('q=qqlast');
    await expect.poll(async () => (await stored()).length, { timeout: 8000 }).toBeGreaterThan(1);
    expect((await stored()).length).toBeLessThanOrEqual(11);
  });

  test('keep the most frequent ones within the limit, and are erased by age', async () => {
    const { db } = app.engine;
    await db.deleteFrom('missed_searches').execute();
    await storeMissedSearches(db, [{ lang: 'en', text: 'often', count: 9 }], 1);
    const names = Array.from({ length: SITE_SEARCH.maxMissed + 150 }, (_, n) => `rare ${n}`);
    for (let n = 0; n < names.length; n += 150) {
      const batch = names.slice(n, n + 150).map((text) => ({ lang: 'en', text, count: 1 }));
      await storeMissedSearches(db, batch, 1000 + n);
    }
    const texts = (await stored()).map(({ text }) => text);
    expect(texts).toHaveLength(SITE_SEARCH.maxMissed);
    expect(texts).toContain('often');
    expect(texts).toContain(`rare ${names.length - 1}`);
    expect(texts).not.toContain('rare 0');
    await storeMissedSearches(db, [{ lang: 'en', text: 'new', count: 1 }], Date.now());
    await deleteOldMissedSearches(db, Date.now());
    expect((await stored()).map(({ text }) => text)).toEqual(['new']);
  });
});
