import type { PageFolder, PageFolders } from '#contract/page-copy.ts';
import { packFiles } from './pack.ts';

/** Slug to page, of a kind of which the pack may have any number. */
export function pagesIn<Folder extends PageFolder>(
  folder: Folder,
): ReadonlyMap<string, PageFolders[Folder]> {
  const file = new RegExp(`^pages/${folder}/([^/]+)\\.yaml$`);
  return new Map(
    packFiles<PageFolders[Folder]>(file).map(([path, page]) => [path.replace(file, '$1'), page]),
  );
}
