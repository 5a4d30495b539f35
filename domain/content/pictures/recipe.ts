/** Limits of pictures, and the sizes, formats and names of the files made from them. */
import { createHash } from 'node:crypto';
import type { Picture, PictureSource } from '#contract/pictures.ts';

export const LIMITS = {
  bytes: 25 * 1024 * 1024,
  /** Width times height. A decoded pixel takes three or four bytes of memory. */
  pixels: 50_000_000,
  /** Minimum of the shorter side, in pixels. */
  side: 16,
  /** Longer side to shorter side. WebP cannot exceed 16,383 pixels a side. */
  ratio: 10,
} as const;

/** Effort 2 makes files about 10 % larger than effort 4, in a sixth of the time. */
export const AVIF = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' } as const;
export const WEBP = { quality: 75, effort: 4 } as const;
const WIDTHS = [480, 800, 1200, 1600];

/** Maximum width of `src`, for feed readers and browsers without `srcset`. */
const PLAIN_WIDTH = 1200;

/**
 * If one of these changes, pictures get other names and are made again. Raise the number when the
 * code changes.
 */
const RECIPE = JSON.stringify([1, LIMITS, AVIF, WEBP, WIDTHS, PLAIN_WIDTH]);

/** A name derived from the bytes and from the recipe. */
export function contentNameOf(bytes: Uint8Array): string {
  return createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 20);
}

export interface PictureSize {
  width: number;
  height: number;
}

/** The sizes made of a picture, narrow to wide, none wider than the original. */
export function sizesOf({ width, height }: PictureSize): PictureSize[] {
  const widest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((step) => step < widest), widest].map((step) => ({
    width: step,
    height: Math.max(1, Math.round((height * step) / width)),
  }));
}

/** @param size of the original, upright */
export function describePicture(
  name: string,
  size: PictureSize,
  placeholder: string | null,
): Picture {
  const sizes = sizesOf(size);
  const largest = sizes.at(-1) ?? size;
  const source = (format: 'avif' | 'webp'): PictureSource => ({
    type: `image/${format}`,
    srcset: sizes.map(({ width }) => ({ src: `/media/${name}-${width}.${format}`, width })),
  });
  const fallback = sizes.findLast(({ width }) => width <= PLAIN_WIDTH) ?? largest;
  return {
    ...largest,
    placeholder,
    sources: [source('avif'), source('webp')],
    src: `/media/${name}-${fallback.width}.webp`,
  };
}
