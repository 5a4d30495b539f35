/** What is accepted, what is made of it, and under which names. */
import { createHash } from 'node:crypto';
import type { Picture, PictureSource } from '#contract/pictures.ts';

export const LIMITS = {
  bytes: 25 * 1024 * 1024,
  /** Width times height; decoded, each takes three or four bytes of memory. */
  pixels: 50_000_000,
  /** Of the shorter side, in pixels. */
  side: 16,
  /** Longer side to shorter side: WebP ends at 16,383 pixels. */
  ratio: 10,
} as const;

/** Effort 2 makes files some 10 % larger than 4 does, in a sixth of the time. */
export const AVIF = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' } as const;
export const WEBP = { quality: 75, effort: 4 } as const;
const WIDTHS = [480, 800, 1200, 1600];

/** Of those at hand, for readers of feeds and browsers without `srcset`. */
const PLAIN_WIDTH = 1200;

/** Where one of these changes, pictures get other names and are made anew; count up with the code. */
const RECIPE = JSON.stringify([1, LIMITS, AVIF, WEBP, WIDTHS, PLAIN_WIDTH]);

/** A name that belongs to these bytes and to what is made of them. */
export function nameOf(bytes: Uint8Array): string {
  return createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 20);
}

export interface PictureSize {
  width: number;
  height: number;
}

/** The sizes that are made of a picture, narrow to wide, none wider than itself. */
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
  const plain = sizes.findLast(({ width }) => width <= PLAIN_WIDTH) ?? largest;
  return {
    ...largest,
    placeholder,
    sources: [source('avif'), source('webp')],
    src: `/media/${name}-${plain.width}.webp`,
  };
}
