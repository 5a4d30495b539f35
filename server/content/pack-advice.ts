import type { Inspection } from '#domain/content/pack/read-pack.ts';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';

/** Mistakes that do not prevent loading the pack. */
export async function packAdvice(
  contentDir: string,
  inspection: Inspection,
): Promise<ContentProblem[]> {
  const { adviceOn } = await import('#domain/content/pack/advice.ts');
  const { sitePaths } = await import('#server/documents/site-paths.ts');
  const pages = inspection.copies.get('site.yaml') ? await sitePaths(contentDir) : [];
  return adviceOn(contentDir, inspection, pages);
}
