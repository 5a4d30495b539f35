/** The brand, as a start needs it before the database is there. To parse YAML takes longer than to open that. */
import type { Site } from '#contract/site.ts';
import { readPackText } from '#domain/content/pack-files/index.ts';
import { CHECKED_SITE } from './checked-site.ts';

/** @throws ContentError where it has changed since the build and is wrong */
export async function readSite(contentDir: string): Promise<Site> {
  if (CHECKED_SITE?.text === readPackText(contentDir, 'site.yaml')) {
    return CHECKED_SITE.site;
  }
  const { readSite } = await import('./built-in-copy.ts');
  return readSite(contentDir);
}
