import { availableParallelism } from 'node:os';
import type { Sharp, SharpOptions } from 'sharp';
import { LIMITS } from './recipe.ts';

/** Pictures at a time: each has the machine's cores to itself for its larger part. */
export const PICTURES_AT_ONCE = 2;

/** Opens a picture; it is loaded here because a start without new pictures does without. */
export async function openPicture(input: Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(availableParallelism());
  return sharp(input, { limitInputPixels: LIMITS.pixels, ...options });
}
