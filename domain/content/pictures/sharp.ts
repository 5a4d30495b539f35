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

/** Does the work for each item, never more than `count` at a time; results in order. */
export async function limitConcurrency<Item, Result>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
  return results;
}
