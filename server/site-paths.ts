/** URL paths that the site answers without an entry of the pack. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { readSite } from '#domain/content-pack/index.ts';
import { redirectsOf } from './redirects.ts';

/** Of the route table and of URLs of before; reads the sources of the route table. */
export async function sitePaths(contentDir: string): Promise<string[]> {
  // The table asks for it.
  process.env.CONTENT_DIR = contentDir;
  const { default: routes } = (await import('#app/routes.ts')) as { default: RouteConfigEntry[] };
  const pages = routes.map(({ path = '' }) => `/${path}`).filter((path) => !/[:*]/.test(path));
  const { slug } = await readSite(contentDir);
  return [...pages, ...redirectsOf(slug).map(([from]) => from)];
}
