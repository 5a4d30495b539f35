/**
 * Documents for machines stay valid with any title, since it may be another host's or an old one.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeContent } from '#tests/changed-content.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

/** Characters of Word and PDF, of terminals, and those that XML does not allow. */
const TITLE = 'Plan\u000bA\u0007B\u001bC\u2028D\u0085E\ufffeF';

/** All that XML 1.0 (2.2) does not allow, and other separators that line readers split at. */
const INVALID = /[^\P{Cc}\t\n\r]|[\u2028\u2029\ufffe\uffff]/u;

describeOnOneEngine('documents with control characters in titles', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { PUBLIC_URL: 'https://www.tarn.example' });
    await changeContent(app.engine, async (db) => {
      await db.updateTable('articles').set({ title: TITLE, meta_description: TITLE }).execute();
      await db.updateTable('job_listings').set({ name: TITLE }).execute();
      const line = `${TITLE}\rBEGIN:VALARM`;
      await db.updateTable('calendar_events').set({ name: line, location: line }).execute();
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
