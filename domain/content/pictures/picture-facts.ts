/** What was found out about a content, kept so that it is decoded for it only once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '#contract/pictures.ts';
import { checkName, checkPicture, type PictureFacts, readPictureFile } from './check-picture.ts';
import { FACTS, keep } from './picture-cache.ts';
import { describePicture, nameOf } from './recipe.ts';

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

function savedFacts(cache: string, name: string): PictureFacts | undefined {
  try {
    return JSON.parse(readFileSync(join(cache, factsFile(name)), 'utf8')) as PictureFacts;
  } catch {
    return undefined;
  }
}
