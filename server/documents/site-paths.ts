/** URL paths that the site answers without an entry of the pack. */
import { routesOf } from '#app/routes.ts';
import { rootPages } from '#contract/page-paths.ts';
import { readSite, readSlugs } from '#domain/content/pack/built-in-copy.ts';

/** Paths of the route table, and old URLs that redirect. */
export async function sitePaths(contentDir: string): Promise<string[]> {
  const { slug, hub, without, redirects } = readSite(contentDir);
  const inFolders = rootPages((folder) => readSlugs(contentDir, folder));
  const routes = routesOf({ slug, hub, without, ...inFolders });
  const pages = routes.map(({ path }) => `/${path}`).filter((path) => !/[:*]/.test(path));
  return [...pages, ...Object.keys(redirects ?? {})];
}
