/** Names of files under `media/`: what is said where one is not there, and where one stands in place of words. */
import { posix } from 'node:path';
import { filesIn } from '#domain/content/pack-files/index.ts';
import { nearName } from '#domain/support/near-names.ts';

/** @param path below the content folder, of a file that is not there */
export const noSuchFile = (contentDir: string, path: string) =>
  `${path} does not exist${nearFile(contentDir, path)}`;

/** The file that is meant, to end a sentence with; nothing where none is near. */
export function nearFile(contentDir: string, path: string): string {
  const folder = posix.dirname(path);
  const near = nearName(posix.basename(path), filesIn(contentDir, folder));
  return near === undefined ? '' : `; did you mean ${folder}/${near}?`;
}

/** What cameras, phones and screenshots call their pictures. */
const CAMERA =
  /^(img|dsc[fn]?|pxl|image|photo|picture|screen ?shot|whatsapp image)[-_ ]?\d[\d_ -]*/i;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether words that should say what a picture shows are its name.
 * @param path of the picture
 */
export function isFileName(words: string, path = ''): boolean {
  const text = words.trim();
  if (/^\S+\.(jpe?g|png|webp|avif|gif|svg|heic)$/i.test(text) || CAMERA.test(text)) return true;
  const stem = posix.basename(path).replace(/\.[^.]+$/, '');
  // One word may be a name and say what there is: `bridge`.
  return /[-_\d]/.test(text) && !/\s/.test(text) && plain(text) === plain(stem);
}
