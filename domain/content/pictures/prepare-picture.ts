import { resolve } from 'node:path';
import type { Picture } from '#contract/pictures.ts';
import { packPath } from '#domain/content/pack-files/index.ts';
import { PictureRefused } from './check-picture.ts';
import { makePictures } from './make-pictures.ts';
import { pictureCache } from './picture-cache.ts';
import { describedPicture } from './picture-facts.ts';

/**
 * Checks one picture and makes its files.
 * @param file path below the content folder
 * @throws Error that names the file, or CacheUnusable
 */
export async function preparePicture(
  contentDir: string,
  file: string,
  cache = pictureCache(),
): Promise<Picture> {
  const picture = await describedPicture({
    path: resolve(packPath(contentDir, file)),
    cache,
  }).catch((error: unknown) => {
    throw error instanceof PictureRefused ? new Error(`${file}: ${error.message}`) : error;
  });
  await makePictures(contentDir, new Map([[file, picture]]), { cache });
  return picture;
}
