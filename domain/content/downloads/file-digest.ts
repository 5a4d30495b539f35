import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const known = new Map<string, { state: string; digest: string }>();

/**
 * Of a file's bytes, hexadecimal; read again only where the file has changed.
 * @returns null where there is no such file
 */
export function fileDigest(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) return null;
  const state = `${stat.mtimeMs} ${stat.size}`;
  const before = known.get(path);
  if (before?.state === state) return before.digest;
  const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
  known.set(path, { state, digest });
  return digest;
}
