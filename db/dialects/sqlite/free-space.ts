import { statfs } from 'node:fs/promises';

/**
 * Bytes that have to be free where the file is. SQLite writes into room that its log has from before
 * also where the disk is full, so a small write that works says nothing about a résumé.
 */
const LEAST_FREE = 32 * 1024 ** 2;

/** @throws Error where less is free */
export async function refuseFullDisk(folder: string, leastFree = LEAST_FREE): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < leastFree) throw new Error(`The disk of the database is full: ${free} bytes are free`);
}
