/** Whether a file is a picture that we take, and what pages must know of it. */
import { readFileSync, statSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { LIMITS, type PictureSize } from './recipe.ts';
import { openPicture } from './sharp.ts';

/** Why a picture is not taken, in the words that its editor sees. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}

export interface PictureFacts extends PictureSize {
  format: string;
  /** As in `Picture`. */
  placeholder: string | null;
}

/** How a format is called, and the ends of names that belong to it. */
const FORMATS: Record<string, { label: string; endings: RegExp; ending: string }> = {
  jpeg: { label: 'JPEG', endings: /\.jpe?g$/i, ending: '.jpg' },
  png: { label: 'PNG', endings: /\.png$/i, ending: '.png' },
  webp: { label: 'WebP', endings: /\.webp$/i, ending: '.webp' },
  avif: { label: 'AVIF', endings: /\.avif$/i, ending: '.avif' },
  gif: { label: 'GIF', endings: /\.gif$/i, ending: '.gif' },
};

/**
 * What libjpeg says of files of some cameras in which every pixel is there. Anything else that it
 * only warns of is damage, grey blocks in the middle for example.
 */
const HARMLESS =
  /^(VipsJpeg: (Invalid SOS parameters[^\n]*|Corrupt JPEG data: \d+ extraneous bytes before marker 0xd9)\s*)+$/;

/** Characters of a placeholder, at most. */
const PLACEHOLDER = 400;

/** @throws PictureRefused */
export function readPictureFile(path: string): Buffer {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (size !== undefined && size > LIMITS.bytes) {
    const [is, most] = [size, LIMITS.bytes].map((bytes) => Math.ceil(bytes / 1024 / 1024));
    throw new PictureRefused(`has ${is} MB: at most ${most} MB are taken`);
  }
  try {
    return readFileSync(path);
  } catch (error) {
    throw new PictureRefused(`cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/**
 * Decodes all of it, the first image where there are several.
 * @throws PictureRefused
 */
export async function checkPicture(bytes: Buffer): Promise<PictureFacts> {
  const { format, raw, upright, hasAlpha } = await readHeader(bytes);
  const length = Math.max(upright.width, upright.height);
  const side = Math.min(upright.width, upright.height);
  const size = `${upright.width} × ${upright.height} pixels`;
  if (raw.width * raw.height > LIMITS.pixels) {
    throw new PictureRefused(`has ${size}: at most ${LIMITS.pixels / 1e6} million are taken`);
  }
  if (side < LIMITS.side) {
    throw new PictureRefused(`has ${size}: each side needs at least ${LIMITS.side}`);
  }
  if (length > side * LIMITS.ratio) {
    const times = `more than ${LIMITS.ratio} times as long as the other`;
    throw new PictureRefused(`has ${size}: one side is ${times}`);
  }
  const isOpaque = await decodeAll(bytes, hasAlpha, raw);
  return { format, ...upright, placeholder: isOpaque ? await placeholderOf(bytes) : null };
}

/**
 * A name that says something else than the content misleads whoever opens the file later.
 * @throws PictureRefused
 */
export function checkName(file: string, { format }: PictureFacts): void {
  const { label, endings, ending } = FORMATS[format] ?? {};
  if (endings && !endings.test(file)) {
    throw new PictureRefused(`is a ${label} picture: let its name end in ${ending}`);
  }
}

/** Only the header: how large it would be is known before a pixel of it is decoded. */
async function readHeader(bytes: Buffer) {
  const header = await openPicture(bytes, { limitInputPixels: false })
    .then((picture) => picture.metadata())
    .catch(refuse);
  const format = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format;
  if (!format || !FORMATS[format]) {
    throw new PictureRefused('is not a JPEG, PNG, WebP, AVIF or GIF picture');
  }
  const { width, height, autoOrient, hasAlpha } = header;
  return { format, raw: { width, height }, upright: autoOrient, hasAlpha };
}

/** @returns whether nothing shines through it */
async function decodeAll(bytes: Buffer, hasAlpha: boolean, size: PictureSize): Promise<boolean> {
  const decode = async (failOn: 'warning' | 'error') => {
    const picture = await openPicture(bytes, { failOn });
    if (hasAlpha) return (await picture.stats()).isOpaque;
    // Cut out whole, or libjpeg would be asked for a smaller one and leave the last pixels unread.
    await picture
      .extract({ left: 0, top: 0, ...size })
      .resize(1, 1, { fit: 'fill' })
      .raw()
      .toBuffer();
    return true;
  };
  return decode('warning')
    .catch((error: Error) => {
      if (HARMLESS.test(error.message)) return decode('error');
      throw error;
    })
    .catch(refuse);
}

async function placeholderOf(bytes: Buffer): Promise<string> {
  let dataUrl = '';
  for (const side of [24, 16, 8]) {
    const small: Sharp = (await openPicture(bytes))
      .autoOrient()
      .resize(side, side, { fit: 'inside' });
    const webp = await small.removeAlpha().webp({ quality: 30, effort: 6 }).toBuffer();
    dataUrl = `data:image/webp;base64,${webp.toString('base64')}`;
    if (dataUrl.length < PLACEHOLDER) break;
  }
  return dataUrl;
}

function refuse(error: Error): never {
  const isForeign = /unsupported image format|is empty/.test(error.message);
  if (isForeign) throw new PictureRefused('is not a JPEG, PNG, WebP, AVIF or GIF picture');
  // The decoders repeat themselves over many lines; the last one says most.
  const reason = error.message.trim().split('\n').at(-1)?.trim();
  throw new PictureRefused(`is damaged and cannot be shown whole (${reason})`);
}
