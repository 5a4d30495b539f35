import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import type { Picture } from '#contract/pictures.ts';
import { SHARE_SIZE } from '#contract/share-image.ts';
import { type PackSource, packPath } from '#domain/content/pack-files/index.ts';
import { PictureRefusedError, readPictureFile } from './check-picture.ts';
import { FILES, namesIn, pictureCache, removeUnfinished, writeCached } from './picture-cache.ts';
import { describedPicture, type Pictures } from './read-pictures.ts';
import { AVIF, contentNameOf, sizesOf, WEBP } from './recipe.ts';
import { openPicture, PICTURE_CONCURRENCY } from './sharp.ts';

interface MakeOptions {
  cache?: string;
  /**
   * Called with the number of pictures before work that takes a while; not called if there is none.
   */
  announce?: ((count: number) => void) | undefined;
}

/**
 * Makes the missing files behind `/media/`. Refused pictures are skipped.
 * @returns the number of pictures with missing files
 * @throws CacheUnusableError
 */
export async function makePictures(
  contentDir: PackSource,
  pictures: Pictures,
  { cache = pictureCache(), announce }: MakeOptions = {},
): Promise<number> {
  const existingNames = new Set(namesIn(join(cache, FILES)));
  const incomplete = [...pictures].filter(
    (entry): entry is [string, Picture] =>
      entry[1] !== null && fileNames(entry[1]).some((name) => !existingNames.has(name)),
  );
  if (incomplete.length === 0) return 0;
  announce?.(incomplete.length);
  removeUnfinished(cache);
  await pLimit(PICTURE_CONCURRENCY).map(incomplete, ([file, picture]) =>
    makeSizes(packPath(contentDir, file), picture, { cache, existingNames }),
  );
  return incomplete.length;
}

async function makeSizes(
  path: string,
  picture: Picture,
  { cache, existingNames }: { cache: string; existingNames: Set<string> },
): Promise<void> {
  const bytes = readPictureFile(path);
  if (!picture.src.startsWith(`/media/${contentNameOf(bytes)}-`)) {
    throw new Error(`${path} changed while it was being read. Start again`);
  }
  const { width, height, placeholder } = picture;
  // Decoded once for all sizes: upright, in sRGB, without metadata, no larger than the largest
  // size.
  const upright = (await openPicture(bytes)).autoOrient().resize(width, height, { fit: 'fill' });
  const pixels = placeholder === null ? upright : upright.removeAlpha();
  const { data, info } = await pixels
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const size of sizesOf(picture)) {
    for (const [format, options] of [
      ['avif', AVIF],
      ['webp', WEBP],
    ] as const) {
      const name = `${contentNameOf(bytes)}-${size.width}.${format}`;
      if (existingNames.has(name)) continue;
      const resized = (await openPicture(data, { raw })).resize(size.width, size.height, {
        fit: 'fill',
      });
      writeCached(cache, `${FILES}/${name}`, await resized.toFormat(format, options).toBuffer());
    }
  }
}

function fileNames({ sources }: Picture): string[] {
  return sources.flatMap(({ srcset }) => srcset.map(({ src }) => src.slice('/media/'.length)));
}

const QUALITY = 82;

/** Dots per inch. A drawing at 96 has its own size, 640 pixels wide. */
const DENSITY = 180;

/** Differs whenever the same drawing would give another picture. */
export const JPEG_RECIPE = JSON.stringify([SHARE_SIZE, QUALITY, DENSITY]);

/** A drawing as the picture that other sites show beside a link to its page. */
export async function drawingToJpeg(drawing: Buffer): Promise<Buffer> {
  const picture = await openPicture(drawing, { density: DENSITY });
  return picture
    .resize(SHARE_SIZE.width, SHARE_SIZE.height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/**
 * Checks one picture and makes its files.
 * @param file path below the content folder
 * @throws Error with the name of the file, or CacheUnusableError
 */
export async function preparePicture(
  contentDir: PackSource,
  file: string,
  cache = pictureCache(),
): Promise<Picture> {
  const picture = await describedPicture({
    path: resolve(packPath(contentDir, file)),
    cache,
  }).catch((error: unknown) => {
    throw error instanceof PictureRefusedError ? new Error(`${file}: ${error.message}`) : error;
  });
  await makePictures(contentDir, new Map([[file, picture]]), { cache });
  return picture;
}
