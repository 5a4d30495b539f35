/** Checks that a file is a supported, undamaged picture, and reads the facts that pages need. */
import { readFileSync, statSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { LIMITS, type PictureSize } from './recipe.ts';
import { openPicture } from './sharp.ts';

/** Its message is for the editor and follows the name of the file. */
export class PictureRefusedError extends Error {
  override name = 'PictureRefusedError';
}

export interface PictureFacts extends PictureSize {
  format: string;
  /** As in `Picture`. */
  placeholder: string | null;
}

const FORMATS: Record<string, { label: string; extensions: RegExp; extension: string }> = {
  jpeg: { label: 'JPEG', extensions: /\.jpe?g$/i, extension: '.jpg' },
  png: { label: 'PNG', extensions: /\.png$/i, extension: '.png' },
  webp: { label: 'WebP', extensions: /\.webp$/i, extension: '.webp' },
  avif: { label: 'AVIF', extensions: /\.avif$/i, extension: '.avif' },
  gif: { label: 'GIF', extensions: /\.gif$/i, extension: '.gif' },
};

/**
 * Warnings of libjpeg about files of some cameras in which all pixels are intact. Any other warning
 * means damage, such as gray blocks in the middle.
 */
const HARMLESS =
  /^(VipsJpeg: (Invalid SOS parameters[^\n]*|Corrupt JPEG data: \d+ extraneous bytes before marker 0xd9)\s*)+$/;

/** Maximum length of a placeholder, in characters. */
const PLACEHOLDER = 400;

/** @throws PictureRefusedError */
export function readPictureFile(path: string): Buffer {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (size !== undefined && size > LIMITS.bytes) {
    const [megabytes, limit] = [size, LIMITS.bytes].map((bytes) => Math.ceil(bytes / 1024 / 1024));
    throw new PictureRefusedError(`is ${megabytes} MB; the limit is ${limit} MB`);
  }
  try {
    return readFileSync(path);
  } catch (error) {
    throw new PictureRefusedError(`cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/**
 * Decodes the whole picture; of an animation, the first frame.
 * @throws PictureRefusedError
 */
export async function checkPicture(bytes: Buffer): Promise<PictureFacts> {
  const { format, raw, upright, hasAlpha } = await readHeader(bytes);
  const longerSide = Math.max(upright.width, upright.height);
  const shorterSide = Math.min(upright.width, upright.height);
  const size = `${upright.width} × ${upright.height} pixels`;
  if (raw.width * raw.height > LIMITS.pixels) {
    throw new PictureRefusedError(
      `has ${size}: at most ${LIMITS.pixels / 1e6} million are allowed`,
    );
  }
  if (shorterSide < LIMITS.side) {
    throw new PictureRefusedError(`has ${size}: each side needs at least ${LIMITS.side}`);
  }
  if (longerSide > shorterSide * LIMITS.ratio) {
    const times = `more than ${LIMITS.ratio} times as long as the other`;
    throw new PictureRefusedError(`has ${size}: one side is ${times}`);
  }
  const isOpaque = await decodeAll(bytes, hasAlpha, raw);
  return { format, ...upright, placeholder: isOpaque ? await placeholderOf(bytes) : null };
}

/**
 * Refuses a file extension of another format, which would mislead people who open the file.
 * @throws PictureRefusedError
 */
export function checkName(file: string, { format }: PictureFacts): void {
  const { label, extensions, extension } = FORMATS[format] ?? {};
  if (extensions && !extensions.test(file)) {
    throw new PictureRefusedError(`is a ${label} picture: rename it to end in ${extension}`);
  }
}

/** Reads only the header, so that a picture that is too large is refused without decoding it. */
async function readHeader(bytes: Buffer) {
  const header = await openPicture(bytes, { limitInputPixels: false })
    .then((picture) => picture.metadata())
    .catch(refuse);
  const format = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format;
  if (!format || !FORMATS[format]) {
    throw new PictureRefusedError('is not a JPEG, PNG, WebP, AVIF or GIF picture');
  }
  const { width, height, autoOrient, hasAlpha } = header;
  return { format, raw: { width, height }, upright: autoOrient, hasAlpha };
}

/** @returns true if no pixel is transparent */
async function decodeAll(bytes: Buffer, hasAlpha: boolean, size: PictureSize): Promise<boolean> {
  const decode = async (failOn: 'warning' | 'error') => {
    const picture = await openPicture(bytes, { failOn });
    if (hasAlpha) return (await picture.stats()).isOpaque;
    // Without `extract`, libjpeg would decode at a smaller scale and not read the last pixels.
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
  if (isForeign) throw new PictureRefusedError('is not a JPEG, PNG, WebP, AVIF or GIF picture');
  // Decoders report several lines; the last one is the most specific.
  const reason = error.message.trim().split('\n').at(-1)?.trim();
  throw new PictureRefusedError(`is damaged and cannot be decoded completely (${reason})`);
}
