/** The jobs of the process for pictures, and their limits. */
import { MEDIA_LIMITS, MEDIA_TYPES, type MediaExtension } from '#contract/media-files.ts';
import {
  AVIF,
  contentNameOf,
  PICTURE_LIMITS,
  sizesOf,
  WEBP,
} from '#domain/content/pictures/index.ts';

/** Seconds of processor time for one job, after which the system ends its process. */
export const PROCESSOR_TIME = 30;
/**
 * Milliseconds. Only a busy machine reaches it: a hanging process runs out of processor time first.
 */
export const JOB_TIMEOUT = 60_000;
/** Bytes of memory, after which the process ends itself. */
export const JOB_MEMORY = 512 * 1024 * 1024;

/** Makes the original that is stored: upright, in sRGB, without metadata. */
export interface PrepareJob {
  kind: 'prepare';
  /** As sharp names it. */
  format: 'jpeg' | 'png' | 'webp' | 'avif';
  /** Of the picture as it was uploaded. */
  maxPixels: number;
  /** Of the original that is stored. */
  storedPixels: number;
  minSide: number;
  maxRatio: number;
  memory: number;
}

export interface Rendition {
  name: string;
  width: number;
  height: number;
  format: 'avif' | 'webp';
}

/** Makes the sizes that pages show. */
export interface RenditionsJob {
  kind: 'renditions';
  isOpaque: boolean;
  width: number;
  height: number;
  renditions: Rendition[];
  options: { avif: typeof AVIF; webp: typeof WEBP };
  memory: number;
}

export type Job = PrepareJob | RenditionsJob;

const FORMATS = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const;
export type PictureExtension = keyof typeof FORMATS;

export const isPictureExtension = (extension: MediaExtension): extension is PictureExtension =>
  MEDIA_TYPES[extension].kind === 'picture';

export const prepareJob = (extension: PictureExtension): PrepareJob => ({
  kind: 'prepare',
  format: FORMATS[extension],
  maxPixels: MEDIA_LIMITS.pixels,
  storedPixels: MEDIA_LIMITS.storedPixels,
  minSide: PICTURE_LIMITS.side,
  maxRatio: PICTURE_LIMITS.ratio,
  memory: JOB_MEMORY,
});

/** @param bytes of the stored original */
export function renditionsJob(
  bytes: Uint8Array,
  size: { width: number; height: number },
  isOpaque: boolean,
): RenditionsJob {
  const name = contentNameOf(bytes);
  const renditions = sizesOf(size).flatMap((each) =>
    (['avif', 'webp'] as const).map((format) => ({
      ...each,
      name: `${name}-${each.width}.${format}`,
      format,
    })),
  );
  const { width, height } = size;
  const options = { avif: AVIF, webp: WEBP };
  return { kind: 'renditions', isOpaque, width, height, renditions, options, memory: JOB_MEMORY };
}
