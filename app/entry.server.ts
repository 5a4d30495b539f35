/** What the server imports of the site. */
import { type PackModules, providePack } from './pack.ts';

export type { RenderedPage } from './site.tsx';

/**
 * The site of this pack; one for each thread, as its code reads the pack where it is loaded.
 * @throws Error where the pack has not all that the code imports
 */
export async function openSite(pack: PackModules) {
  providePack(pack);
  const { knownPages, renderPage } = await import('./site.tsx');
  return { pages: knownPages, renderPage };
}
