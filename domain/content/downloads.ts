/**
 * URLs of the pack's videos and papers that a visitor gets for a name and an e-mail address. Each
 * contains a digest of the file, so it cannot be guessed and can be cached forever.
 */

import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { type PackSource, packPath } from '#domain/content/pack-files/index.ts';

const digests = new Map<string, { state: string; digest: string }>();

/**
 * SHA-256 of a file, in hexadecimal. The file is read again only if its size or time has changed.
 * @returns null if there is no such file
 */
export function fileDigest(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) return null;
  const state = `${stat.mtimeMs} ${stat.size}`;
  const cached = digests.get(path);
  if (cached?.state === state) return cached.digest;
  const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
  digests.set(path, { state, digest });
  return digest;
}

const FILE = /^media\/(sessions|papers|uploads)\/([a-z\d-]+\.(?:mp4|pdf))$/;
const DOWNLOAD_URL = /^\/media\/(sessions|papers)\/([\da-f]{20})\/([a-z\d-]+\.(?:mp4|pdf))$/;

/** @returns null if the pack has no such file */
export function downloadUrl(contentDir: PackSource, file: string): string | null {
  const [, folder, name] = FILE.exec(file) ?? [];
  const digest = folder && digestOf(packPath(contentDir, file));
  return digest ? `/media/${folder}/${digest}/${name}` : null;
}

/** @returns path below the content folder; null for a URL that is not valid for the current file */
export function downloadPath(contentDir: PackSource, url: string): string | null {
  const [, folder, digest, name] = DOWNLOAD_URL.exec(url) ?? [];
  if (!folder) return null;
  const file = `media/${folder}/${name}`;
  return digestOf(packPath(contentDir, file)) === digest ? file : null;
}

/** Hexadecimal digits in a URL: 80 bits, too many to guess. */
const DIGITS = 20;

const digestOf = (path: string) => fileDigest(path)?.slice(0, DIGITS) ?? null;
