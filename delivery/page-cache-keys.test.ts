/** What is rendered once, however it is asked for: nobody can fill the cache, or make us work, with junk. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type WatchedSite, watchedSite } from '#tests/watched-site.ts';

describeOnOneEngine('rendered once', (engine) => {
  let site: WatchedSite;
  let app: TestApp;
  beforeAll(async () => {
    site = watchedSite();
    app = await makeApp(engine, {}, site.around);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    site.rendered.length = 0;
  });

  /** Asks for each in turn: all have this status and the same bytes. */
  async function askAll(paths: readonly string[], status: number): Promise<string> {
    const texts = new Set<string>();
    for (const path of paths) {
      const response = await fetch(app.origin + path, { redirect: 'manual' });
      expect(response.status, path).toBe(status);
      texts.add(await response.text());
    }
    expect(texts.size).toBe(1);
    return [...texts][0] ?? '';
  }

  const JOB = 'senior-react-engineer';
  test.each([
    ['what the page does not read', ['/office', '/office?a=x', '/office?a=y&page=2']],
    ['the same number twice', ['/talents-on-demand?page=2', '/talents-on-demand?page=2&page=3']],
    [
      'white space around the name of an opening',
      [
        `/drop-your-info?jobId=${JOB}`,
        `/drop-your-info?jobId=${JOB}%20%20`,
        `/drop-your-info?jobId=%09${JOB}`,
      ],
    ],
    [
      'no name of an opening',
      ['/drop-your-info', '/drop-your-info?jobId=', '/drop-your-info?jobId=%20'],
    ],
  ])('%s', async (_what, paths) => {
    await askAll(paths, 200);
    expect(site.rendered).toHaveLength(1);
  });

  test.each([
    '/blogs-and-insights/:slug',
    '/experience-nepal/:slug',
    '/learning-hub/:slug',
    '/whitepapers/:slug',
    '/events/:slug',
    '/events/:slug?submissionGuid=:slug',
    '/trainings-and-certifications/:slug',
    '/talents-on-demand/:slug',
    '/impact-story/:slug',
    '/service-packages/:slug',
    '/drop-your-info?jobId=:slug',
    '/:slug/:slug',
  ])('%s with a name that does not exist', async (pattern) => {
    const paths = ['senior-nothing', 'react-nobody', 'x'].map((slug) =>
      pattern.replaceAll(':slug', slug),
    );
    const text = await askAll(paths, 404);
    expect(text).not.toContain('nobody');
    expect(site.rendered.length).toBeLessThanOrEqual(1);
  });

  test('a picture of a page that does not exist', async () => {
    for (const slug of ['nothing', 'nobody', 'x']) {
      const picture = await fetch(`${app.origin}/share/whitepapers/no-${slug}.png`);
      expect(picture.status).toBe(404);
    }
    expect(site.rendered.length).toBeLessThanOrEqual(1);
  });

  test('an opening that has closed, with its own page', async () => {
    for (let n = 0; n < 2; n++) {
      const gone = await fetch(`${app.origin}/talents-on-demand/shopify-developer`);
      expect(gone.status).toBe(410);
      expect(await gone.text()).toContain('Similar openings');
    }
    expect(site.rendered).toHaveLength(1);
  });
});
