import { statfs } from 'node:fs/promises';
import { UsageError } from '#cli/options.ts';

const KILOBYTE = 1000;
const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** A size for people: `3.4 MB`, `512 MB`. */
export function sizeOf(bytes: number): string {
  let [size, unit] = [bytes / KILOBYTE, 0];
  while (size >= KILOBYTE && unit < UNITS.length - 1) [size, unit] = [size / KILOBYTE, unit + 1];
  return `${size.toFixed(size < 10 ? 1 : 0)} ${UNITS[unit]}`;
}

/**
 * Refuses work that cannot succeed before it fills the disk of the site.
 * @throws UsageError
 */
export async function requireRoom(folder: string, bytes: number | null): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (bytes === null || free >= bytes) return;
  throw new UsageError(
    `${folder} has ${sizeOf(free)} free, and ${sizeOf(bytes)} are needed. Free some space, or use another disk.`,
  );
}
