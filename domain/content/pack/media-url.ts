/** URLs of what pages show of the pack as it is: with the version of the file, they may be cached for ever. */
import { fileDigest } from '#domain/content/downloads.ts';
import { packPath } from '#domain/content/pack-files/index.ts';

/** Hexadecimal digits that tell one version from another. */
const DIGITS = 10;

/** @param file path below the content folder */
export function mediaUrl(contentDir: string, file: string): string {
  const version = versionOf(contentDir, file);
  return `/${encodeURI(file)}${version ? `?v=${version}` : ''}`;
}

/** @returns undefined where the pack has no such file */
export function versionOf(contentDir: string, file: string): string | undefined {
  return fileDigest(packPath(contentDir, file))?.slice(0, DIGITS);
}
