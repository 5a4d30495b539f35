/**
 * URLs of the pack's films and papers that are given for a name and an e-mail address. Each has
 * a digest of its file in it: nobody guesses it, and it may be cached for ever.
 */

import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

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

const FILE = /^media\/(sessions|papers)\/([a-z\d-]+\.(?:mp4|pdf))$/;
const DOWNLOAD_URL = /^\/media\/(sessions|papers)\/([\da-f]{20})\/([a-z\d-]+\.(?:mp4|pdf))$/;

/** @returns null where the pack has no such file */
export function downloadUrl(contentDir: string, file: string): string | null {
  const [, folder, name] = FILE.exec(file) ?? [];
  const digest = folder && digestOf(join(contentDir, file));
  return digest ? `/media/${folder}/${digest}/${name}` : null;
}

/** @returns path below the content folder; null for a URL that was never given */
export function downloadPath(contentDir: string, url: string): string | null {
  const [, folder, digest, name] = DOWNLOAD_URL.exec(url) ?? [];
  if (!folder) return null;
  const file = `media/${folder}/${name}`;
  return digestOf(join(contentDir, file)) === digest ? file : null;
}

/** Hexadecimal digits that nobody guesses. */
const DIGITS = 20;

const digestOf = (path: string) => fileDigest(path)?.slice(0, DIGITS) ?? null;
