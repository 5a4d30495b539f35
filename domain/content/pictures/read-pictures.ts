import type { Picture } from '#contract/pictures.ts';
import { packPath } from '#domain/content/pack-files/index.ts';
import { PictureRefused } from './check-picture.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { pictureCache } from './picture-cache.ts';
import { describedPicture } from './picture-facts.ts';
import { seenPictures } from './seen-pictures.ts';
import { PICTURES_AT_ONCE } from './sharp.ts';

/** By path below the content folder; null for one that is refused. */
export type Pictures = ReadonlyMap<string, Picture | null>;

export interface PictureProblem {
  /** Path below the content folder. */
  file: string;
  message: string;
}

/**
 * Checks all pictures of the pack, each to its last pixel but only once: what was found is kept.
 * The files that they name are there after `makePictures`.
 * @throws CacheUnusable
 */
export async function readPictures(
  contentDir: string,
  cache = pictureCache(),
): Promise<{ pictures: Pictures; problems: PictureProblem[] }> {
  const problems: PictureProblem[] = [];
  const seen = [...seenPictures(contentDir, cache)];
  const entries = await limitConcurrency(PICTURES_AT_ONCE, seen, async ([file, name]) => {
    const picture = await describedPicture({ path: packPath(contentDir, file), name, cache }).catch(
      (error: unknown) => {
        if (!(error instanceof PictureRefused)) throw error;
        problems.push({ file, message: error.message });
        return null;
      },
    );
    return [file, picture] as const;
  });
  problems.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { pictures: new Map(entries), problems };
}
