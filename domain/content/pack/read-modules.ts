import { ContentError } from '#domain/content/pack-files/index.ts';
import { readPictures } from '#domain/content/pictures/index.ts';
import { builtInFiles, readBuiltInCopy } from './built-in-copy.ts';
import { withFocus } from './pack-pictures.ts';
import { readSecondLanguages } from './second-language.ts';
import { type SiteModules, siteModules } from './site-modules.ts';

/**
 * What the site's code imports of a pack that is in no database.
 * @throws ContentError for a file that is wrong
 */
export async function readModules(contentDir: string): Promise<SiteModules> {
  const { pictures } = await readPictures(contentDir);
  const copies = new Map(
    builtInFiles(contentDir).map((file) => [file, readBuiltInCopy(contentDir, file)]),
  );
  const second = readSecondLanguages(contentDir, copies);
  if (second.problems.length > 0) throw new ContentError(second.problems);
  return {
    ...siteModules(contentDir, { copies, pictures: withFocus(pictures, copies) }, Date.now()),
    ...second.modules,
  };
}
