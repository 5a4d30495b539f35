import { ContentError } from '#domain/content/pack-files/index.ts';
import { readPictures } from '#domain/content/pictures/index.ts';
import { builtInFiles, readBuiltInCopy } from './built-in-copy.ts';
import { withFocus } from './pack-pictures.ts';
import { type SiteModules, siteModules } from './site-modules.ts';
import { readTranslations } from './translations.ts';

/**
 * The modules that the site's code imports, read from the files of a pack instead of a database.
 * @throws ContentError for an invalid file
 */
export async function readModules(contentDir: string): Promise<SiteModules> {
  const { pictures } = await readPictures(contentDir);
  const copies = new Map(
    builtInFiles(contentDir).map((file) => [file, readBuiltInCopy(contentDir, file)]),
  );
  const translations = readTranslations(contentDir, copies);
  if (translations.problems.length > 0) throw new ContentError(translations.problems);
  return {
    ...siteModules(contentDir, { copies, pictures: withFocus(pictures, copies) }, Date.now()),
    ...translations.modules,
  };
}
