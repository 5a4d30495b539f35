import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import type { Picture } from '#contract/pictures.ts';
import { SHARE_SIZE } from '#contract/share.ts';
import { packPath } from '#domain/content/pack-files/index.ts';
import { PictureRefused, readPictureFile } from './check-picture.ts';
import { FILES, keep, namesIn, pictureCache, sweep } from './picture-cache.ts';
import { describedPicture, type Pictures } from './read-pictures.ts';
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
  await pLimit(PICTURES_AT_ONCE).map(wanted, ([file, picture]) =>
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

const QUALITY = 82;

/** Dots for an inch: 96 would be the drawing's own size, 640 pixels wide. */
const DENSITY = 180;

/** Another text whenever the same drawing would give another picture. */
export const JPEG_RECIPE = JSON.stringify([SHARE_SIZE, QUALITY, DENSITY]);

/** A drawing as the picture that is shown beside a link to its page. */
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
