/** Variants of a URL are rendered once, so that junk can neither fill the cache nor cause load. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type WatchedSite, watchedSite } from '#tests/watched-site.ts';

describeOnOneEngine('these URLs are rendered once:', (engine) => {
  let site: WatchedSite;
  let app: TestApp;
  beforeAll(async () => {
    site = watchedSite();
    app = await makeApp(engine, {}, { around: site.around });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    site.renderings.length = 0;
  });

  /** Requests one after the other. All must have this status and the same bytes. */
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
    ['parameters that the page does not read', ['/office', '/office?a=x', '/office?a=y&page=2']],
    ['the same number twice', ['/talents-on-demand?page=2', '/talents-on-demand?page=2&page=3']],
    [
      'white space around the slug of a job',
      [
        `/drop-your-info?jobId=${JOB}`,
        `/drop-your-info?jobId=${JOB}%20%20`,
        `/drop-your-info?jobId=%09${JOB}`,
      ],
    ],
    [
      'an empty slug of a job',
      ['/drop-your-info', '/drop-your-info?jobId=', '/drop-your-info?jobId=%20'],
    ],
  ])('%s', async (_what, paths) => {
    await askAll(paths, 200);
    expect(site.renderings).toHaveLength(1);
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
  ])('%s with an unknown slug', async (pattern) => {
    const paths = ['senior-nothing', 'react-nobody', 'x'].map((slug) =>
      pattern.replaceAll(':slug', slug),
    );
    const text = await askAll(paths, 404);
    expect(text).not.toContain('nobody');
    expect(site.renderings.length).toBeLessThanOrEqual(1);
  });

  test('a share picture of an unknown page', async () => {
    for (const slug of ['nothing', 'nobody', 'x']) {
      const picture = await fetch(`${app.origin}/share/whitepapers/no-${slug}.png`);
      expect(picture.status).toBe(404);
    }
    expect(site.renderings.length).toBeLessThanOrEqual(1);
  });

  test('a closed job, with its 410 page', async () => {
    for (let n = 0; n < 2; n++) {
      const gone = await fetch(`${app.origin}/talents-on-demand/shopify-developer`);
      expect(gone.status).toBe(410);
      expect(await gone.text()).toContain('Similar openings');
    }
    expect(site.renderings).toHaveLength(1);
  });
});
