/**
 * Messages about missing files under `media/`, and detection of file names used as alternative
 * texts.
 */
import { posix } from 'node:path';
import { filesIn, type PackSource } from '#domain/content/pack-files/index.ts';
import { closestName } from '#domain/support/closest-name.ts';

/** @param path of a missing file, below the content folder */
export const noSuchFile = (contentDir: PackSource, path: string) =>
  `${path} does not exist${nearFile(contentDir, path)}`;

/** The end of a sentence: `; did you mean FILE?`, or empty. */
export function nearFile(contentDir: PackSource, path: string): string {
  const folder = posix.dirname(path);
  const near = closestName(posix.basename(path), filesIn(contentDir, folder));
  return near === undefined ? '' : `; did you mean ${folder}/${near}?`;
}

/** File names given by cameras, phones and screenshot programs. */
const CAMERA =
  /^(img|dsc[fn]?|pxl|image|photo|picture|screen ?shot|whatsapp image)[-_ ]?\d[\d_ -]*/i;

const normalize = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * True if an alternative text is only the name of a file.
 * @param path of the picture
 */
export function isFileName(alt: string, path = ''): boolean {
  const text = alt.trim();
  if (/^\S+\.(jpe?g|png|webp|avif|gif|svg|heic)$/i.test(text) || CAMERA.test(text)) return true;
  const stem = posix.basename(path).replace(/\.[^.]+$/, '');
  // A plain word such as `bridge` can be both the file's name and a description.
  return /[-_\d]/.test(text) && !/\s/.test(text) && normalize(text) === normalize(stem);
}
