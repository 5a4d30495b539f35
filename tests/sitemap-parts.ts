/** The sitemap as search engines read it. */
import { expect, vi } from 'vitest';
import { article, fillArchive } from './archive.ts';
import type { TestApp } from './make-app.ts';

export const PUBLIC_URL = 'https://www.tarn.example';

export const get = async (app: TestApp, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.origin + path, { headers });
  return { response, text: await response.text() };
};

/** PostgreSQL announces a content change by a notification, which takes a moment. */
export const sitemapWith = (app: TestApp, part: string) =>
  vi.waitFor(async () => {
    const { text } = await get(app, '/sitemap.xml');
    expect(text).toContain(part);
    return text;
  });

export const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(PUBLIC_URL, ''));

/** Expects a sitemap that is too large for one file to be split. */
export async function expectParts(app: TestApp): Promise<void> {
  const posts = Array.from({ length: 5001 }, (_, n) => article({ slug: `post-${n}` }));
  await fillArchive(app.engine, posts);
  const index = await sitemapWith(app, '<sitemapindex');
  const parts = await Promise.all(pathsIn(index).map(async (path) => get(app, path)));
  expect(parts.length).toBeGreaterThan(1);
  const paths = parts.flatMap(({ text }) => pathsIn(text));
  for (const { response, text } of parts) {
    expect(response.status).toBe(200);
    expect(pathsIn(text).length).toBeLessThanOrEqual(5000);
  }
  expect(paths).toContain('/about');
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('/blogs-and-insights/'))).toHaveLength(5001);
  const beyond = `/sitemap-${parts.length + 1}.xml`;
  expect((await get(app, beyond)).response.status).toBe(404);
}
