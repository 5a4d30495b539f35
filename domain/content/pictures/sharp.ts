import { availableParallelism } from 'node:os';
import type { Sharp, SharpOptions } from 'sharp';
import { LIMITS } from './recipe.ts';

/** Pictures processed at the same time. Each uses all cores for most of its processing. */
export const PICTURE_CONCURRENCY = 2;

/**
 * Opens a picture. Sharp is imported lazily, because a start without new pictures does not need it.
 */
export async function openPicture(input: Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(availableParallelism());
  return sharp(input, { limitInputPixels: LIMITS.pixels, ...options });
}
