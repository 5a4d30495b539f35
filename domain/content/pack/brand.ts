import type { Site } from '#contract/site.ts';
import { readPackText } from '#domain/content/pack-files/index.ts';

/** @throws ContentError where it has changed since the build and is wrong */
export async function readSite(contentDir: string): Promise<Site> {
  if (CHECKED_SITE?.text === readPackText(contentDir, 'site.yaml')) {
    return CHECKED_SITE.site;
  }
  const { readSite } = await import('./built-in-copy.ts');
  return readSite(contentDir);
}

/**
 * The brand as it was when the program was bundled, with the text of its file: the bundle has its own
 * (rolldown.config.ts). None where the program runs from its sources.
 */
const CHECKED_SITE: { text: string; site: Site } | undefined = undefined;
