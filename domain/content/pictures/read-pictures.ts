import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Picture } from '#contract/pictures.ts';
import { type ContentProblem, fileProblem, packPath } from '#domain/content/pack-files/index.ts';
import { cachedJson } from '#domain/support/cache-folder.ts';
import {
  checkName,
  checkPicture,
  type PictureFacts,
  PictureRefused,
  readPictureFile,
} from './check-picture.ts';
import { FACTS, keep, pictureCache } from './picture-cache.ts';
import { describePicture, nameOf } from './recipe.ts';
import { seenPictures } from './seen-pictures.ts';
import { PICTURES_AT_ONCE } from './sharp.ts';

/** By path below the content folder; null for one that is refused. */
export type Pictures = ReadonlyMap<string, Picture | null>;

/**
 * Checks all pictures of the pack, each to its last pixel but only once: what was found is kept.
 * The files that they name are there after `makePictures`.
 * @throws CacheUnusable
 */
export async function readPictures(
  contentDir: string,
  cache = pictureCache(),
): Promise<{ pictures: Pictures; problems: ContentProblem[] }> {
  const problems: ContentProblem[] = [];
  const seen = [...seenPictures(contentDir, cache)];
  const entries = await pLimit(PICTURES_AT_ONCE).map(seen, async ([file, name]) => {
    const picture = await describedPicture({ path: packPath(contentDir, file), name, cache }).catch(
      (error: unknown) => {
        if (!(error instanceof PictureRefused)) throw error;
        problems.push(fileProblem(file, error.message));
        return null;
      },
    );
    return [file, picture] as const;
  });
  problems.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { pictures: new Map(entries), problems };
}

/** What was found out about a content, kept so that it is decoded for it only once. */
interface Original {
  path: string;
  /** Name of its content, where that is known already. */
  name?: string | null;
  cache: string;
}

/** @throws PictureRefused or CacheUnusable */
export async function describedPicture({ path, name, cache }: Original): Promise<Picture> {
  const known = name ? savedFacts(cache, name) : undefined;
  if (name && known) {
    checkName(path, known);
    return describePicture(name, known, known.placeholder);
  }
  const bytes = readPictureFile(path);
  const own = nameOf(bytes);
  const facts = savedFacts(cache, own) ?? (await checkPicture(bytes));
  checkName(path, facts);
  keep(cache, factsFile(own), JSON.stringify(facts));
  return describePicture(own, facts, facts.placeholder);
}

const factsFile = (name: string) => `${FACTS}/${name}.json`;

const savedFacts = (cache: string, name: string) =>
  cachedJson<PictureFacts>(join(cache, factsFile(name)));
