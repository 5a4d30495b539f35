/**
 * Files of a pack as they are written, for positions that modules and answers do not have: modules
 * leave out links to empty areas, and answers have authors by slug.
 */
import { languagesOf } from '#contract/translated-pack.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import { type PackSource, readPackText } from '#domain/content/pack-files/index.ts';

export const BRAND_FILE = 'site.yaml';
export const AUTHORS_FILE = 'authors.yaml';

/** A parsed file by its path below the content folder; undefined if it cannot be read. */
export type WrittenFiles = ReadonlyMap<string, unknown>;

export async function writtenFiles(
  source: PackSource,
  modules: SiteModules,
): Promise<WrittenFiles> {
  // Imported lazily, because a start needs no parser.
  const { parse } = await import('yaml');
  const translations = languagesOf(modules).map((code) => `${code}/${BRAND_FILE}`);
  const files = [BRAND_FILE, AUTHORS_FILE, ...translations].map((file) => {
    try {
      return [file, parse(readPackText(source, file))] as const;
    } catch {
      // A preview shows what it can, also while a file is missing or has a mistake.
      return [file, undefined] as const;
    }
  });
  return new Map(files);
}
