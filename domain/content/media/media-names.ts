/** Names of uploaded files. */
import { MEDIA_LIMITS, type MediaExtension, UPLOADS } from '#contract/media-files.ts';

/** Characters of the slug. */
const MAX_SLUG = 60;

/** A title from the name that the file had on the device. */
export function titleOf(fileName: string): string {
  const stem = fileName.replace(/^.*[\\/]/s, '').replace(/\.[^.]{1,5}$/, '');
  const text = stem
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...text].slice(0, MEDIA_LIMITS.title).join('') || 'File';
}

/** `Équipe (2).JPG` becomes `equipe-2`; a name in another script `file`. */
export function slugOf(fileName: string): string {
  const ascii = titleOf(fileName)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const slug = ascii.replace(/[^a-z\d]+/g, '-').slice(0, MAX_SLUG);
  return slug.replace(/^-+|-+$/g, '') || 'file';
}

export const uploadPath = (slug: string, number: number, extension: MediaExtension) =>
  `${UPLOADS}/${slug}-${number}.${extension}`;

export const extensionOf = (path: string) => path.replace(/^.*\./, '') as MediaExtension;

/** Hexadecimal digits in a URL: too many to guess. */
const DIGITS = 20;

/** The URL of a video or PDF. Pictures are served as the sizes made from them. */
export const uploadUrl = ({ path, digest }: { path: string; digest: string }) =>
  `/media/uploads/${digest.slice(0, DIGITS)}/${path.replace(/^.*\//, '')}`;
