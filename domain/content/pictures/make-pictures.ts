import { join } from 'node:path';
import type { Picture } from '#contract/pictures.ts';
import { packPath } from '#domain/content/pack-files/index.ts';
import { readPictureFile } from './check-picture.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { FILES, keep, namesIn, pictureCache, sweep } from './picture-cache.ts';
import type { Pictures } from './read-pictures.ts';
import { AVIF, nameOf, sizesOf, WEBP } from './recipe.ts';
import { openPicture, PICTURES_AT_ONCE } from './sharp.ts';

interface Making {
  cache?: string;
  /** Is told how many pictures will take a while; not called where there is nothing to do. */
  announce?: ((count: number) => void) | undefined;
}

/**
 * Makes what is missing of the files behind `/media/`; refused pictures are passed over.
 * @returns how many pictures had files to be made
 * @throws CacheUnusable
 */
export async function makePictures(
  contentDir: string,
  pictures: Pictures,
  { cache = pictureCache(), announce }: Making = {},
): Promise<number> {
  const made = new Set(namesIn(join(cache, FILES)));
  const wanted = [...pictures].filter(
    (entry): entry is [string, Picture] =>
      entry[1] !== null && fileNames(entry[1]).some((name) => !made.has(name)),
  );
  if (wanted.length === 0) return 0;
  announce?.(wanted.length);
  sweep(cache);
  await limitConcurrency(PICTURES_AT_ONCE, wanted, ([file, picture]) =>
    makeForms(packPath(contentDir, file), picture, { cache, made }),
  );
  return wanted.length;
}

async function makeForms(
  path: string,
  picture: Picture,
  { cache, made }: { cache: string; made: Set<string> },
): Promise<void> {
  const bytes = readPictureFile(path);
  if (!picture.src.startsWith(`/media/${nameOf(bytes)}-`)) {
    throw new Error(`${path} has changed while it was read: please start again`);
  }
  const { width, height, placeholder } = picture;
  // Upright, in sRGB, without what the camera noted, and no larger than the largest form: once.
  const upright = (await openPicture(bytes)).autoOrient().resize(width, height, { fit: 'fill' });
  const pixels = placeholder === null ? upright : upright.removeAlpha();
  const { data, info } = await pixels
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const size of sizesOf(picture)) {
    for (const [format, options] of [
      ['avif', AVIF],
      ['webp', WEBP],
    ] as const) {
      const name = `${nameOf(bytes)}-${size.width}.${format}`;
      if (made.has(name)) continue;
      const form = (await openPicture(data, { raw })).resize(size.width, size.height, {
        fit: 'fill',
      });
      keep(cache, `${FILES}/${name}`, await form.toFormat(format, options).toBuffer());
    }
  }
}

function fileNames({ sources }: Picture): string[] {
  return sources.flatMap(({ srcset }) => srcset.map(({ src }) => src.slice('/media/'.length)));
}
