import type { Site } from '#contract/site.ts';
import { type PackSource, readPackText } from '#domain/content/pack-files/index.ts';

/**
 * The brand at the time of bundling, with the text of its file. `rolldown.config.ts` defines it, so
 * that a start loads neither a YAML parser nor the schemas. Undefined if the sources run unbundled.
 */
declare const CHECKED_SITE: { text: string; site: Site } | undefined;
const bundledSite = typeof CHECKED_SITE === 'undefined' ? undefined : CHECKED_SITE;

/** @throws ContentError if the file has changed since bundling and is invalid */
export async function readSite(contentDir: PackSource): Promise<Site> {
  if (bundledSite?.text === readPackText(contentDir, 'site.yaml')) return bundledSite.site;
  const { readSite } = await import('./built-in-copy.ts');
  return readSite(contentDir);
}
