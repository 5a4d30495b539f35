import type { Site } from '#contract/site.ts';
import { readPackText } from '#domain/content/pack-files/index.ts';

/**
 * The brand as it was when the program was bundled, with the text of its file: rolldown.config.ts writes it
 * here, so that a start loads neither a YAML parser nor the schemas. Undefined where the sources run.
 */
declare const CHECKED_SITE: { text: string; site: Site } | undefined;
const checked = typeof CHECKED_SITE === 'undefined' ? undefined : CHECKED_SITE;

/** @throws ContentError where it has changed since the build and is wrong */
export async function readSite(contentDir: string): Promise<Site> {
  if (checked?.text === readPackText(contentDir, 'site.yaml')) return checked.site;
  const { readSite } = await import('./built-in-copy.ts');
  return readSite(contentDir);
}
