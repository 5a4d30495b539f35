import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { loadPack } from './load-pack.ts';

const POST = 'blogs/estimate-without-lying.md';

describeEachEngine('the time of a page’s last change', (engine) => {
  let db: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    db = await makeDb(engine);
  });
  afterAll(() => db.drop());

  const rowOf = (slug: string) =>
    db.db
      .selectFrom('articles')
      .select(['published_at', 'changed_at'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
  const timesOf = async (table: 'job_listings' | 'articles' | 'calendar_events') => {
    const rows = await db.db.selectFrom(table).select(['slug', 'changed_at']).execute();
    return new Map(rows.map(({ slug, changed_at }) => [slug, changed_at]));
  };
  const setChangedAt = (table: 'articles' | 'job_listings', time: number) =>
    db.db.updateTable(table).set({ changed_at: time }).execute();

  test('is the time of publication at first, and unknown for an event', async () => {
    await loadPack(db, copyOfPack());
    const { published_at, changed_at } = await rowOf('estimate-without-lying');
    expect(changed_at).toBe(published_at);
    expect(published_at).toBeLessThan(Date.now());
    expect([...new Set((await timesOf('calendar_events')).values())]).toEqual([null]);
  });

  test('is kept for unchanged files, and is now for changed ones', async () => {
    const folder = copyOfPack();
    await loadPack(db, folder);
    await setChangedAt('articles', 1000);
    await setChangedAt('job_listings', 1000);
    const start = Date.now();
    editFile(folder, POST, /^title: .*$/m, 'title: Another title');
    editFile(folder, 'events/job-fair-on-the-lawn.md', /^name: .*$/m, 'name: Another name');
    await loadPack(db, folder);
    const posts = await timesOf('articles');
    expect(posts.get('estimate-without-lying')).toBeGreaterThanOrEqual(start);
    posts.delete('estimate-without-lying');
    expect([...new Set(posts.values())]).toEqual([1000]);
    expect([...new Set((await timesOf('job_listings')).values())]).toEqual([1000]);
    const events = await timesOf('calendar_events');
    expect(events.get('job-fair-on-the-lawn')).toBeGreaterThanOrEqual(start);
    expect(events.get('sql-at-work')).toBeNull();
    // A second load of the same files changes nothing.
    await loadPack(db, folder);
    expect(await timesOf('calendar_events')).toEqual(events);
  });

  test('is not later than now for an article that is not published yet', async () => {
    const folder = copyOfPack();
    editFile(folder, POST, /^published: .*$/m, 'published: in 3 days');
    await db.db.deleteFrom('articles').where('slug', '=', 'estimate-without-lying').execute();
    await loadPack(db, folder);
    const { changed_at, published_at } = await rowOf('estimate-without-lying');
    expect(changed_at).toBeLessThanOrEqual(Date.now());
    expect(published_at).toBeGreaterThan(Date.now());
  });
});
