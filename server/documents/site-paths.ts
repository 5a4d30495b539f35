/** URL paths that the site answers without an entry of the pack. */
import { routesOf, TRANSLATED } from '#app/routes.ts';
import { readSite, readSlugs } from '#domain/content/pack/built-in-copy.ts';
import { redirectsOf } from '#server/http/redirects.ts';

/** Paths of the route table, and old URLs that redirect. */
export async function sitePaths(contentDir: string): Promise<string[]> {
  const { slug, hub } = readSite(contentDir);
  const routes = routesOf({ slug, hub, stories: readSlugs(contentDir, 'stories') });
  const pages = routes.map(({ path }) => `/${path}`).filter((path) => !/[:*]/.test(path));
  return [...pages, ...redirectsOf(slug).map(([from]) => from)];
}

/** Paths in the first language of the pages that exist in every language of the pack. */
export function translatedPaths(contentDir: string): string[] {
  const { slug, hub } = readSite(contentDir);
  return routesOf({ slug, hub, stories: [] })
    .filter(({ file }) => TRANSLATED.has(file))
    .map(({ path }) => `/${path}`);
}
