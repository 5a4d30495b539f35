import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Picture } from '#contract/pictures.ts';
import {
  type ContentProblem,
  fileProblem,
  type PackSource,
  packPath,
} from '#domain/content/pack-files/index.ts';
import { cachedJson } from '#domain/support/cache-folder.ts';
import {
  checkName,
  checkPicture,
  type PictureFacts,
  PictureRefusedError,
  readPictureFile,
} from './check-picture.ts';
import { FACTS, pictureCache, writeCached } from './picture-cache.ts';
import { pictureNames } from './picture-names.ts';
import { contentNameOf, describePicture } from './recipe.ts';
import { PICTURE_CONCURRENCY } from './sharp.ts';

/** By path below the content folder; null for a refused picture. */
export type Pictures = ReadonlyMap<string, Picture | null>;

/**
 * Checks all pictures of the pack. Each is decoded completely, but only once, because the result is
 * cached. The files that a `Picture` names exist after `makePictures`.
 * @throws CacheUnusableError
 */
export async function readPictures(
  contentDir: PackSource,
  cache = pictureCache(),
): Promise<{ pictures: Pictures; problems: ContentProblem[] }> {
  const problems: ContentProblem[] = [];
  const namedPictures = [...pictureNames(contentDir, cache)];
  const entries = await pLimit(PICTURE_CONCURRENCY).map(namedPictures, async ([file, name]) => {
    const picture = await describedPicture({ path: packPath(contentDir, file), name, cache }).catch(
      (error: unknown) => {
        if (!(error instanceof PictureRefusedError)) throw error;
        problems.push(fileProblem(file, error.message));
        return null;
      },
    );
    return [file, picture] as const;
  });
  problems.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { pictures: new Map(entries), problems };
}

interface Original {
  path: string;
  /** Name of its content, if it is already known. */
  name?: string | null;
  cache: string;
}

/** @throws PictureRefusedError or CacheUnusableError */
export async function describedPicture({ path, name, cache }: Original): Promise<Picture> {
  const savedUnderName = name ? savedFacts(cache, name) : undefined;
  if (name && savedUnderName) {
    checkName(path, savedUnderName);
    return describePicture(name, savedUnderName, savedUnderName.placeholder);
  }
  const bytes = readPictureFile(path);
  const contentName = contentNameOf(bytes);
  const facts = savedFacts(cache, contentName) ?? (await checkPicture(bytes));
  checkName(path, facts);
  writeCached(cache, factsFile(contentName), JSON.stringify(facts));
  return describePicture(contentName, facts, facts.placeholder);
}

/** Saves facts that are known already, so that the picture is not decoded again. */
export function writeFacts(name: string, facts: PictureFacts, cache = pictureCache()): void {
  if (!savedFacts(cache, name)) writeCached(cache, factsFile(name), JSON.stringify(facts));
}

const factsFile = (name: string) => `${FACTS}/${name}.json`;

const savedFacts = (cache: string, name: string) =>
  cachedJson<PictureFacts>(join(cache, factsFile(name)));
