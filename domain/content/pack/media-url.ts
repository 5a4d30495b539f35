/**
 * URLs of unconverted media of the pack. They contain the file's version, so they can be cached
 * forever.
 */
import { fileDigest } from '#domain/content/downloads.ts';
import { type PackSource, packPath } from '#domain/content/pack-files/index.ts';

/** Hexadecimal digits of a version. */
const DIGITS = 10;

/** @param file path below the content folder */
export function mediaUrl(contentDir: PackSource, file: string): string {
  const version = versionOf(contentDir, file);
  return `/${encodeURI(file)}${version ? `?v=${version}` : ''}`;
}

/** @returns undefined if the pack has no such file */
export function versionOf(contentDir: PackSource, file: string): string | undefined {
  return fileDigest(packPath(contentDir, file))?.slice(0, DIGITS);
}
