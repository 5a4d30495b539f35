/** Whatever is stored, documents for machines stay valid: a title may come from another host, or an older load. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeContent } from '#tests/changed-content.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

/** Of Word and PDF, of terminals, and what XML takes nowhere. */
const STRANGE = 'Plan\u000bA\u0007B\u001bC\u2028D\u0085E\ufffeF';

/** All that XML 1.0 (2.2) does not take, and the further separators that line readers split at. */
const INVALID = /[^\P{Cc}\t\n\r]|[\u2028\u2029\ufffe\uffff]/u;

describeOnOneEngine('documents of strange titles', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { PUBLIC_URL: 'https://www.tarn.example' });
    await changeContent(app.engine, async (db) => {
      await db.updateTable('articles').set({ title: STRANGE, meta_description: STRANGE }).execute();
      await db.updateTable('job_listings').set({ name: STRANGE }).execute();
      const line = `${STRANGE}\rBEGIN:VALARM`;
      await db.updateTable('gatherings').set({ name: line, location: line }).execute();
    });
  });
  afterAll(() => app.close());

  test.each([
    '/blogs-and-insights/feed.xml',
    '/talents-on-demand/feed.xml',
    '/events/calendar.ics',
    '/events/job-fair-on-the-lawn.ics',
    '/sitemap.xml',
  ])('%s', async (path) => {
    const response = await fetch(app.origin + path);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(INVALID.exec(text)).toBeNull();
    if (path.endsWith('feed.xml')) expect(text).toContain('Plan A B C D E F');
    if (!path.endsWith('.ics')) return;
    expect(text).toContain('Plan A B C D E F');
    expect(text.split('\r\n').every((line) => !/[\r\n]|^BEGIN:VALARM/.test(line))).toBe(true);
  });
});
